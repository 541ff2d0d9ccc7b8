import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Filter20Regular } from '@fluentui/react-icons/svg/filter';
import { Search20Regular } from '@fluentui/react-icons/svg/search';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { comboboxProps, OptionList } from '../../ui/OptionList.tsx';
import { isPlainKey, useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { type Filtered, filterGroups, firstOfGroup, fittingFilters } from './filterGroups.ts';

const useStyles = makeStyles({
  surface: { display: 'flex', flexDirection: 'column', gap: '4px', width: '280px', padding: '8px' },
  list: { maxHeight: 'min(480px, 60vh)' },
  nothing: { padding: '8px', color: tokens.colorNeutralForeground3 },
});

interface FilterChoiceProps {
  resource: Filtered;
  used: readonly string[];
  onChoose: (name: string) => void;
}

/**
 * Combobox over the filters; the focus stays in the input (`aria-activedescendant`). Page Down and Page Up go to
 * the next and previous group.
 */
const FilterChoice = ({ resource, used, onChoose }: FilterChoiceProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const all = filterGroups(resource, used, i18n);
  const groups = typed.trim() === '' ? all : [{ title: '', items: fittingFilters(all, typed) }];
  const entries = groups.flatMap(({ items }) => items);
  const current = entries[chosen] ?? null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const group = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (group === 0 && step === 0 && event.key !== 'Enter') return;
    event.preventDefault();
    if (group !== 0) setChosen(firstOfGroup(groups, chosen, group));
    else if (step !== 0) setChosen((chosen + step + entries.length) % Math.max(1, entries.length));
    else if (current) onChoose(current.id);
  };
  return (
    <>
      <Input
        {...comboboxProps(id, current)}
        aria-label={t`Find a filter`}
        placeholder={t`Find a filter`}
        contentBefore={<Search20Regular />}
        spellCheck={false}
        value={typed}
        onChange={(_event, { value }) => {
          setTyped(value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={id}
        label={t`Filters`}
        groups={groups}
        current={current}
        className={styles.list}
        onPoint={(entry) => setChosen(entries.indexOf(entry))}
        onChoose={(entry) => onChoose(entry.id)}
      />
      {entries.length === 0 && (
        <Text role="status" className={styles.nothing}>
          <Trans>No filter has this name.</Trans>
        </Text>
      )}
    </>
  );
};

interface FilterMenuProps {
  resource: Filtered;
  /** Recently used filters, most recent first. */
  readUsed: () => readonly string[];
  onChoose: (name: string, anchor: HTMLElement) => void;
}

/** Menu of all filters, including those of hidden columns. F opens it. */
export const FilterMenu = memo(({ resource, readUsed, onChoose }: FilterMenuProps) => {
  const styles = useStyles();
  const { t } = useLingui();
  const id = useId();
  const [used, setUsed] = useState<readonly string[] | null>(null);
  const show = (isOpen: boolean): void => setUsed(isOpen ? readUsed() : null);
  useDocumentKeys((event) => {
    if (event.code !== 'KeyF' || event.shiftKey || event.repeat || !isPlainKey(event)) return;
    event.preventDefault();
    show(true);
  });
  return (
    <ButtonPopover
      button={
        <Button id={id} appearance="subtle" icon={<Filter20Regular />}>
          <Trans>Filter</Trans>
        </Button>
      }
      label={t`Filter`}
      className={styles.surface}
      isOpen={used !== null}
      onOpenChange={show}
    >
      <FilterChoice
        resource={resource}
        used={used ?? []}
        onChoose={(name) => {
          show(false);
          const anchor = document.getElementById(id);
          if (anchor) onChoose(name, anchor);
        }}
      />
    </ButtonPopover>
  );
});
