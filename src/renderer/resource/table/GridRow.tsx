import { mergeClasses } from '@fluentui/react-components';
import { type CSSProperties, memo } from 'react';
import type { EntityName, Row } from '../../data/entityCalls.ts';
import { pendingValue, usePendingValues } from '../../data/optimisticUpdates.ts';
import { Contained } from '../../ui/Contained.tsx';
import { cellContent, cellContexts, columnAppearances, rowMarks } from './cellContent.tsx';
import { type GridColumn, shownText } from './gridColumn.ts';
import type { GridModel, RowButton } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';

interface SwitchCellProps {
  entity: EntityName;
  row: Row;
  column: GridColumn;
  rowName: string;
  styles: GridStyles;
  stop: number;
  isActive: boolean;
}

/** Switch in a cell. The click is handled by the grid's delegated listener. */
const SwitchCell = ({ entity, row, column, rowName, styles, stop, isActive }: SwitchCellProps) => {
  const { name, label, field, text } = column;
  const pending = usePendingValues((state) => pendingValue(state, entity, row.id, name));
  const shown = pending === undefined ? row : { ...row, [name]: pending };
  return (
    <button
      type="button"
      role="switch"
      className={
        field.quickSwitch?.isNeutral ? mergeClasses(styles.switch, styles.neutralSwitch) : styles.switch
      }
      aria-checked={shown[name] === true}
      aria-busy={pending !== undefined}
      aria-label={`${label}: ${rowName}`}
      title={text(shown)}
      tabIndex={isActive ? 0 : -1}
      data-stop={stop}
      data-act="switch"
      data-field={name}
    />
  );
};

const stripClassOf = ({ isFolded, isNarrow }: GridModel, isDrawn: boolean, styles: GridStyles): string =>
  mergeClasses(
    styles.buttons,
    isNarrow && styles.tight,
    isFolded && styles.folded,
    isFolded && !isNarrow && styles.unfoldsOnHover,
    isFolded && isDrawn && styles.unfolding,
  );

const rowClassOf = ({ isFolded, isNarrow }: GridModel, isDrawn: boolean, styles: GridStyles): string => {
  if (!isFolded || !isDrawn) return styles.row;
  return mergeClasses(styles.row, styles.makesRoom, !isNarrow && styles.makesRoomOnHover);
};

interface ButtonAppearance extends Pick<GridModel, 'isFolded' | 'isNarrow'> {
  isDestructive: boolean;
  showsWords: boolean;
}

const classOf = (
  { isFolded, isNarrow, isDestructive, showsWords }: ButtonAppearance,
  styles: GridStyles,
): string =>
  mergeClasses(
    styles.button,
    isNarrow && styles.tightButton,
    isDestructive && styles.destructive,
    showsWords && styles.worded,
    isFolded && styles.foldedButton,
    isFolded && isNarrow && styles.opensMenu,
  );

interface RowButtonsProps {
  row: Row;
  model: GridModel;
  styles: GridStyles;
  activeStop: number | null;
  busyAction: string | null;
  isDrawn: boolean;
}

const RowButtons = ({ row, model, styles, activeStop, busyAction, isDrawn }: RowButtonsProps) => {
  const firstStop = 1 + model.columns.length;
  const { isFolded, isNarrow } = model;
  const draw = ({ name, label, icon, isDestructive, isWorded, pathOf }: RowButton, index: number) => {
    const path = pathOf?.(row);
    const showsWords = isWorded && isDrawn;
    const props = {
      className: classOf({ isFolded, isNarrow, isDestructive, showsWords }, styles),
      'aria-label': label,
      tabIndex: activeStop === firstStop + index ? 0 : -1,
      'data-stop': firstStop + index,
      'data-act': name,
      'data-worded': showsWords,
    };
    const drawing = isDrawn && (
      <>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <use href={`#grid-${icon}`} />
        </svg>
        {isWorded && label}
      </>
    );
    return path ? (
      <a key={name} {...props} href={`#${path}`}>
        {drawing}
      </a>
    ) : (
      <button key={name} {...props} type="button" aria-busy={busyAction === name || undefined}>
        {drawing}
      </button>
    );
  };
  return (
    <td
      className={stripClassOf(model, isDrawn, styles)}
      data-buttons
      data-act={isFolded ? 'menu' : undefined}
      aria-colindex={firstStop + 1}
    >
      {model.buttons.map((button, index) => button.isShown(row) && draw(button, index))}
    </td>
  );
};

/** Shared by all rows; stable until columns, language or theme change. */
export const gridLook = (model: GridModel, styles: GridStyles) => ({
  model,
  styles,
  columns: columnAppearances(model, styles),
  cells: cellContexts(model.scope, styles),
});

interface GridRowProps {
  row: Row;
  /** Previous version of a row that has just changed by a live update. */
  before: Row | undefined;
  /** No longer in the list, but shown until the user reloads. */
  hasLeft: boolean;
  look: ReturnType<typeof gridLook>;
  /** `index`: position on this page. `ariaIndex`: position in the whole list. */
  index: number;
  ariaIndex: number;
  top: number;
  height: number;
  isSelected: boolean;
  /** Open in the peek or a dialog. */
  isCurrent: boolean;
  /** Stop with `tabIndex` 0 (roving tabindex). `null`: in another row. */
  activeStop: number | null;
  busyAction: string | null;
  /** Render the icons of the buttons. They make up half of a row's elements. */
  isPointed: boolean;
}

/** Marks a cell whose text has changed. Masked texts are equal, so no mark reveals a hidden change. */
const changeMark = ({ text }: GridColumn, row: Row, before: Row | undefined) =>
  before && text(before) !== text(row) ? { 'data-changed': true } : null;

const UndrawnRow = ({ index, ariaIndex, top, height, look: { styles, model } }: GridRowProps) => (
  <tr className={styles.row} style={{ top, height }} aria-rowindex={ariaIndex} data-row={index}>
    <td className={styles.undrawn} colSpan={model.columns.length + 2}>
      {model.undrawnLabel}
    </td>
  </tr>
);

/** Plain functions instead of components, because a list has thousands of cells. */
const selectCell = ({ row, hasLeft, look: { model, styles }, isSelected, activeStop }: GridRowProps) => {
  const tone = model.toneOf(row);
  return (
    <td
      className={styles.select}
      aria-colindex={1}
      data-tone={tone?.tone}
      title={hasLeft ? model.leftLabel : tone?.label}
    >
      {hasLeft && <span className={styles.hidden}>{model.leftLabel}</span>}
      {tone && <span className={styles.hidden}>{tone.label}</span>}
      {model.canSelect && (
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isSelected}
          readOnly
          aria-label={model.selectLabel(model.nameOf(row))}
          tabIndex={activeStop === 0 ? 0 : -1}
          data-stop={0}
          data-act="select"
        />
      )}
    </td>
  );
};

const valueCell = (props: GridRowProps, column: GridColumn, columnIndex: number, isDrawn: boolean) => {
  const { row, before, look, activeStop } = props;
  const { model, styles } = look;
  const stop = columnIndex + 1;
  const shared = {
    ...look.columns[columnIndex],
    ...changeMark(column, row, before),
    'aria-colindex': stop + 1,
  };
  // The switch takes the focus instead of its cell.
  if (column.isSwitch(row))
    return (
      <td key={column.name} {...shared}>
        <SwitchCell
          {...{ entity: model.entity, row, column, styles, stop }}
          rowName={model.nameOf(row)}
          isActive={activeStop === stop}
        />
      </td>
    );
  const text = column.text(row);
  const shown = text === '' ? (column.none ?? '') : shownText(column, row, text);
  return (
    <td key={column.name} {...shared} tabIndex={activeStop === stop ? 0 : -1} data-stop={stop}>
      {cellContent(column, row, { model, styles, cellContext: look.cells(row), text, shown, isDrawn })}
      {columnIndex === 0 && rowMarks(row, model, styles)}
    </td>
  );
};

const DrawnRow = (props: GridRowProps) => {
  const { row, hasLeft, look, index, top, height, activeStop } = props;
  const { model, styles } = look;
  const isDrawn = props.isPointed || activeStop !== null;
  const box: CSSProperties = { top, height };
  return (
    <tr
      className={rowClassOf(model, isDrawn, styles)}
      style={box}
      aria-rowindex={props.ariaIndex}
      aria-selected={props.isSelected}
      data-row={index}
      data-current={props.isCurrent}
      data-left={hasLeft || undefined}
    >
      {selectCell(props)}
      {model.columns.map((column, columnIndex) => valueCell(props, column, columnIndex, isDrawn))}
      {model.buttons.length > 0 && (
        <RowButtons {...{ row, model, styles, activeStop, isDrawn }} busyAction={props.busyAction} />
      )}
    </tr>
  );
};

/**
 * Memoized row, rendered only when its own props change. The grid handles events by delegation and finds row
 * and action in data attributes.
 */
export const GridRow = memo((props: GridRowProps) => (
  <Contained of={props.row} fallback={<UndrawnRow {...props} />}>
    <DrawnRow {...props} />
  </Contained>
));
