import type { InputProps } from '../kind.ts';
import { RecordCombobox } from './RecordCombobox.tsx';
import type { ReferenceSource } from './referenceSource.ts';

/** One record, with a button that opens it. */
export const ReferenceInput = ({ value, aria, ...props }: InputProps & { source: ReferenceSource }) => (
  <RecordCombobox {...aria} {...props} value={typeof value === 'string' ? value : null} />
);
