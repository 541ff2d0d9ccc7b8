import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '../../ui/StatusDot.tsx';
import type { PlannedRow, RowResult } from './planRows.ts';
import type { RowFailure } from './saveRows.ts';

export type ResultName = RowResult | 'uncertain' | 'failed';

/** Results of a row, with the word that its cell and the counts show. */
export const results: Readonly<Record<ResultName, { tone: Tone; label: MessageDescriptor }>> = {
  new: { tone: 'success', label: msg({ context: 'row', message: 'New' }) },
  changed: { tone: 'brand', label: msg({ context: 'row', message: 'Changed' }) },
  unchanged: { tone: 'neutral', label: msg({ context: 'row', message: 'Unchanged' }) },
  error: { tone: 'danger', label: msg({ context: 'row', message: 'Error' }) },
  duplicate: { tone: 'warning', label: msg({ context: 'row', message: 'Duplicate' }) },
  uncertain: { tone: 'warning', label: msg({ context: 'row', message: 'Check first' }) },
  failed: { tone: 'danger', label: msg({ context: 'row', message: 'Failed' }) },
};

export const resultNames = Object.keys(results) as ResultName[];

export const nameOfResult = ({ result }: PlannedRow, failure: RowFailure | undefined): ResultName =>
  failure ? (failure.isUncertain ? 'uncertain' : 'failed') : result;
