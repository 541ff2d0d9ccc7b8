import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { useNeighbours } from './useNeighbours.ts';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '4px' },
  place: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
});

/** To the record before and after this one in its list; nothing for a record that was not opened from one. */
export const NeighbourButtons = ({ id }: { id: string }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { place, total, canGo, go } = useNeighbours(id);
  useDocumentKeys((event) => {
    if (!event.altKey || (event.key !== 'PageUp' && event.key !== 'PageDown')) return;
    event.preventDefault();
    go(event.key === 'PageUp' ? -1 : 1);
  });
  if (place === null) return null;
  const [current, all] = [i18n.number(place), i18n.number(total)];
  return (
    <div className={styles.root}>
      <ToolButton
        label={t`Previous record`}
        shortcut="Alt+PageUp"
        icon={<ChevronLeft20Regular />}
        disabledFocusable={!canGo(-1)}
        onClick={() => go(-1)}
      />
      <span className={styles.place}>
        <Trans>
          {current} of {all}
        </Trans>
      </span>
      <ToolButton
        label={t`Next record`}
        shortcut="Alt+PageDown"
        icon={<ChevronRight20Regular />}
        disabledFocusable={!canGo(1)}
        onClick={() => go(1)}
      />
    </div>
  );
};
