import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect } from 'react';
import { opensElsewhere } from '../../ui/openWindow.ts';
import type { PaletteGroup, PaletteItem } from './paletteItems.ts';

const useStyles = makeStyles({
  root: { overflowY: 'auto', flexGrow: 1, minHeight: 0, padding: '4px 8px 8px' },
  title: {
    padding: '8px 8px 2px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  item: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    padding: '6px 8px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '@media (forced-colors: active)': { border: '1px solid Canvas' },
  },
  current: {
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    boxShadow: `inset 2px 0 ${tokens.colorBrandStroke1}`,
    '@media (forced-colors: active)': { border: '1px solid Highlight' },
  },
  /** Found for other letters: it may go at any moment. */
  old: { opacity: 0.5 },
  everywhere: {
    position: 'sticky',
    bottom: '-8px',
    paddingBlock: '4px 8px',
    marginBottom: '-8px',
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  detail: {
    flexShrink: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
});

export const optionId = (item: Pick<PaletteItem, 'id'>): string =>
  `palette ${item.id}`.replaceAll(/\s+/g, '-');

interface PaletteListProps {
  id: string;
  label: string;
  groups: readonly PaletteGroup[];
  /** Stays in view below all others: what comes does not move it. */
  everywhere: PaletteItem | null;
  current: PaletteItem | null;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, isElsewhere: boolean) => void;
}

/** What is offered, in groups; the focus stays in the box above. */
export const PaletteList = ({
  id,
  label,
  groups,
  everywhere,
  current,
  onPoint,
  onChoose,
}: PaletteListProps) => {
  const styles = useStyles();
  const currentId = current?.id;
  useEffect(() => {
    if (currentId !== undefined)
      document.getElementById(optionId({ id: currentId }))?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  const option = (item: PaletteItem, isOld = false) => {
    const isCurrent = !isOld && item.id === currentId;
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the box above
      <div
        key={item.id}
        id={optionId(item)}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        aria-disabled={isOld}
        className={mergeClasses(styles.item, isCurrent && styles.current, isOld && styles.old)}
        onMouseMove={() => isOld || onPoint(item)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => isOld || onChoose(item, opensElsewhere(event))}
        onAuxClick={(event) => !isOld && event.button === 1 && onChoose(item, true)}
      >
        <span className={styles.label}>{item.label}</span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </div>
    );
  };
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.root} tabIndex={-1}>
      {groups.map(({ name, title, items, isOld }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not a fieldset
        <div key={name} role="group" aria-label={title}>
          <div className={styles.title} aria-hidden="true">
            {title}
          </div>
          {items.map((item) => option(item, isOld))}
        </div>
      ))}
      {everywhere && <div className={styles.everywhere}>{option(everywhere)}</div>}
    </div>
  );
};
