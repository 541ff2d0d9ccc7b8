import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type MouseEvent, useEffect } from 'react';

const useStyles = makeStyles({
  list: { overflowY: 'auto' },
  title: {
    padding: '8px 8px 2px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  option: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    padding: '6px 8px',
    // Keys that go to the first option of a group show its heading too.
    scrollMarginTop: '32px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '@media (forced-colors: active)': { border: '1px solid Canvas' },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset 2px 0 ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { border: '1px solid Highlight' },
  },
  /** Result of a previous search text; may disappear at any moment. */
  old: { opacity: 0.5 },
  last: {
    position: 'sticky',
    bottom: '-8px',
    paddingBlock: '4px 8px',
    marginBottom: '-8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    // Leaves room for the name.
    flexShrink: 0,
    maxWidth: '70%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

export interface Option {
  id: string;
  label: string;
  /** Secondary text: the list of a record, the shortcut of an action. */
  detail?: string;
}

export interface OptionGroup<Item extends Option = Option> {
  /** Unique name, if several groups have the same title. */
  name?: string;
  /** Empty: no heading. */
  title: string;
  items: readonly Item[];
  /** Results of the previous search text: visible until newer ones arrive, but skipped by keys. */
  isOld?: boolean;
}

const optionId = (list: string, { id }: Option): string => `${list} ${id}`.replaceAll(/\s+/g, '-');

/** ARIA props of the search box, which keeps the focus. */
export const comboboxProps = (list: string, current: Option | null) => ({
  role: 'combobox',
  'aria-expanded': true,
  'aria-controls': list,
  'aria-autocomplete': 'list' as const,
  ...(current ? { 'aria-activedescendant': optionId(list, current) } : {}),
});

interface OptionListProps<Item extends Option> {
  id: string;
  label: string;
  groups: readonly OptionGroup<Item>[];
  /** Sticky option below all others; new results do not move it. */
  last?: Item | null;
  current: Item | null;
  className: string;
  onPoint: (item: Item) => void;
  onChoose: (item: Item, event: MouseEvent) => void;
}

/** Listbox of grouped search results; the focus stays in the search box above. */
export const OptionList = <Item extends Option>({
  id,
  label,
  groups,
  last,
  current,
  className,
  onPoint,
  onChoose,
}: OptionListProps<Item>) => {
  const styles = useStyles();
  const currentId = current && optionId(id, current);
  useEffect(() => {
    if (currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const option = (item: Item, isOld = false) => {
    const isCurrent = !isOld && item.id === current?.id;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box above
      <div
        key={item.id}
        id={optionId(id, item)}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        aria-disabled={isOld}
        className={mergeClasses(styles.option, isCurrent && styles.current, isOld && styles.old)}
        onMouseMove={() => isOld || onPoint(item)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => isOld || onChoose(item, event)}
        onAuxClick={(event) => isOld || event.button !== 1 || onChoose(item, event)}
      >
        <span className={styles.label}>{item.label}</span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </div>
    );
  };
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className={mergeClasses(styles.list, className)}
      tabIndex={-1}
    >
      {groups.map(({ title, name = title, items, isOld }) =>
        title === '' ? (
          items.map((item) => option(item, isOld))
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not a fieldset
          <div key={name} role="group" aria-label={title}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {items.map((item) => option(item, isOld))}
          </div>
        ),
      )}
      {last && <div className={styles.last}>{option(last)}</div>}
    </div>
  );
};
