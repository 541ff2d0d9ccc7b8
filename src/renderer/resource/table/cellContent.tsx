import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties, ReactNode } from 'react';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { type RecordScope, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { mask, shownValue } from '../fields/fieldText.ts';
import type { CellContext } from '../fields/fieldType.ts';
import { Revealable } from '../fields/sensitive/Revealable.tsx';
import type { GridColumn } from './gridColumn.ts';
import { firstHidden, type GridModel, pinnedAt, pinOffsets } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';

interface CellAppearance {
  className: string;
  style: CSSProperties | undefined;
  'data-gives-way'?: boolean | undefined;
}

const classOf = ({ field: { look } }: GridColumn, styles: GridStyles): string => {
  if (look === 'code') return mergeClasses(styles.cell, styles.id);
  return look === 'number' ? mergeClasses(styles.cell, styles.numeric) : styles.cell;
};

/** Computes the class names once per column instead of once per cell. */
export const columnAppearances = (model: GridModel, styles: GridStyles): CellAppearance[] => {
  const pins = pinOffsets(model);
  const hidden = firstHidden(model);
  return model.columns.map((column, index) => {
    const className = classOf(column, styles);
    return column.isPinned
      ? { className: mergeClasses(className, styles.pinned), style: pinnedAt(pins, column.name) }
      : { className, style: undefined, 'data-gives-way': index >= hidden || undefined };
  });
};

const link = (path: string, text: string, styles: GridStyles, whole?: string): ReactNode => (
  <a href={`#${path}`} className={styles.link} title={whole} tabIndex={-1} data-act="follow">
    {text}
  </a>
);

/** Link to the record's page, or a button that opens the quick view. */
const toRecord = (
  text: string,
  { row, model, styles, whole }: { row: Row; model: GridModel; styles: GridStyles; whole?: string },
): ReactNode =>
  model.pathOf ? (
    link(model.pathOf(row), text, styles, whole)
  ) : (
    <button
      type="button"
      className={mergeClasses(styles.link, styles.view)}
      title={whole}
      tabIndex={-1}
      data-act="view"
    >
      {text}
    </button>
  );

const copyButton = (styles: GridStyles, model: GridModel): ReactNode => (
  <button
    type="button"
    className={mergeClasses(styles.button, styles.copy)}
    aria-label={model.copyLabel}
    title={model.copyLabel}
    tabIndex={-1}
    data-act="copy"
  >
    <svg width="16" height="16" viewBox="0 0 20 20" aria-hidden="true">
      <use href="#grid-copy" />
    </svg>
  </button>
);

/** Icons after the text of the first column. */
export const rowMarks = (row: Row, { marks }: GridModel, styles: GridStyles): ReactNode =>
  marks.length > 0 &&
  marks.map(
    ({ icon, label, isOn }) =>
      isOn(row) && (
        <svg
          key={icon}
          className={styles.mark}
          width="16"
          height="16"
          viewBox="0 0 20 20"
          role="img"
          aria-label={label}
        >
          <title>{label}</title>
          <use href={`#grid-${icon}`} />
        </svg>
      ),
  );

/** Render context of a row's cells. Cached per city, not built per cell. */
export const cellContexts = (scope: RecordScope, styles: GridStyles): ((row: Row) => CellContext) => {
  const made = new Map<string | undefined, CellContext>();
  return (row) => {
    const own = scopeOfRow(scope, row);
    const cellContext = made.get(own.city) ?? {
      isCell: true,
      scope: own,
      link: (path: string, text: string) => link(path, text, styles),
      classes: styles,
    };
    made.set(own.city, cellContext);
    return cellContext;
  };
};

interface CellSurroundings {
  model: GridModel;
  styles: GridStyles;
  cellContext: CellContext;
  /** `text`: full text. `shown`: text displayed in the cell. */
  text: string;
  shown: string;
  /** Render the copy button. */
  isDrawn: boolean;
}

/** A plain function instead of a component, because a list has thousands of cells. */
export const cellContent = (
  column: GridColumn,
  row: Row,
  { model, styles, cellContext, text, shown, isDrawn }: CellSurroundings,
): ReactNode => {
  const { name, field, label, wholeText, none, isLink } = column;
  if (isUnreadable(row, name)) return <span className={styles.unreadable}>{model.unreadableLabel}</span>;
  if (text === '') return none;
  // Personal values of privacy mode are revealed one by one too. Only in the row under the pointer or the focus,
  // because a list has many of them; links to records remain links.
  const isHidden = text === mask && !isLink && !field.source && isDrawn;
  if (field.isSensitive || isHidden) {
    const whole = wholeText(row);
    return (
      <Revealable label={label} isCell>
        {() => field.show?.(row[name], whole, cellContext) ?? whole}
      </Revealable>
    );
  }
  if (!isLink)
    return field.show && (text !== mask || field.source)
      ? field.show(shownValue(row, name, field), shown, cellContext)
      : shown;
  const record =
    shown === text
      ? toRecord(text, { row, model, styles })
      : toRecord(shown, { row, model, styles, whole: text });
  if (field.look !== 'code') return record;
  // Keep the link element when the copy button appears, which may happen between press and release of a
  // click.
  return (
    <>
      {record}
      {isDrawn && copyButton(styles, model)}
    </>
  );
};
