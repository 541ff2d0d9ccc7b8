import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import { StatusDot } from '../../ui/StatusDot.tsx';
import type { GridColumn } from '../columns/gridColumn.ts';
import { fieldValue } from '../fields/fieldValue.ts';
import { isId } from '../fields/isId.ts';
import { toneOf } from '../fields/toneOf.ts';
import { imageSource } from '../format/imageSource.ts';
import type { GridModel } from './gridModel.ts';
import type { GridStyles } from './useGridStyles.ts';

const link = (path: string, text: string, styles: GridStyles): ReactNode => (
  <a href={`#${path}`} className={styles.link} tabIndex={-1} data-act="follow">
    {text}
  </a>
);

const picture = (value: unknown, styles: GridStyles): ReactNode =>
  typeof value === 'string' && value !== '' ? (
    <img className={styles.image} src={imageSource(value)} alt="" loading="lazy" />
  ) : null;

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

/** What stands in a cell. A plain function, not a component: there are thousands of cells. */
export const cellContent = (
  column: GridColumn,
  row: Row,
  model: GridModel,
  styles: GridStyles,
): ReactNode => {
  const { field } = column;
  const value = fieldValue(row, column.name, field);
  if (field.kind === 'image') return picture(value, styles);
  const text = column.text(row);
  if (text === '') return null;
  const tone = toneOf(field, value);
  if (tone) {
    return (
      <>
        <StatusDot tone={tone} />
        {text}
      </>
    );
  }
  if (column.isLink) {
    return (
      <>
        {link(model.pathOf(row.id), text, styles)}
        {isId(field) && copyButton(styles, model)}
      </>
    );
  }
  if (column.pathOf && typeof value === 'string') return link(column.pathOf(value), text, styles);
  const isNegative = field.kind === 'money' && typeof value === 'number' && value < 0;
  return isNegative ? <span className={styles.negative}>{text}</span> : text;
};
