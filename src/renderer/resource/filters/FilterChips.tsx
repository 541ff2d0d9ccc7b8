import { Button, makeStyles, Tag, TagGroup } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '6px',
    flex: '0 0 auto',
    minHeight: '28px',
  },
  group: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  tag: { maxWidth: '320px', cursor: 'pointer' },
});

export interface FilterChip {
  name: string;
  label: string;
  text: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onOpen: (name: string, anchor: HTMLElement) => void;
  onRemove: (name: string) => void;
  onClear: () => void;
}

/** What the list is narrowed by, each removable. */
export const FilterChips = ({ chips, onOpen, onRemove, onClear }: FilterChipsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  if (chips.length === 0) return null;
  return (
    <div className={styles.root}>
      <TagGroup
        className={styles.group}
        size="small"
        aria-label={t`Filters`}
        onDismiss={(_event, { value }) => onRemove(value)}
      >
        {chips.map(({ name, label, text }) => (
          <Tag
            key={name}
            value={name}
            className={styles.tag}
            dismissible
            dismissIcon={{ 'aria-label': t`Remove filter ${label}` }}
            title={`${label}: ${text}`}
            onDoubleClick={({ currentTarget }) => onOpen(name, currentTarget)}
          >
            {label}: {text}
          </Tag>
        ))}
      </TagGroup>
      <Button size="small" appearance="subtle" onClick={onClear}>
        <Trans>Clear all</Trans>
      </Button>
    </div>
  );
};
