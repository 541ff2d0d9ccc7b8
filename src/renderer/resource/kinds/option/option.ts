import { type LazyComponent, lazyComponent } from '../../../ui/lazyComponent.tsx';
import type { Field, FieldOptions, InputProps, Kind } from '../kind.ts';
import { reference, references } from '../reference/reference.ts';
import type { ReferenceSource } from '../reference/referenceSource.ts';
import type { OptionOwnProps } from './useOptions.ts';

interface OptionOptions extends FieldOptions {
  source: ReferenceSource;
  /** The field whose value decides what can be chosen: another one there empties this field. */
  within?: string;
}

interface OneOptionOptions extends OptionOptions {
  /** Where rows bring the label along. */
  nameField?: string;
}

const chosenFrom = (
  load: Parameters<typeof lazyComponent<InputProps, OptionOwnProps>>[0],
  { source, within }: OptionOptions,
): Pick<Kind, 'within' | 'asksValues'> & { input: LazyComponent<InputProps> } => ({
  input: lazyComponent(load, { source, within }),
  ...(within === undefined ? {} : { within, asksValues: true }),
});

/** One of what the server offers, with its labels; another value is kept, and shown as it is. */
export const option = (options: OneOptionOptions): Field => ({
  ...reference({ width: 150, ...options }),
  grows: false,
  ...chosenFrom(async () => (await import('../inputs.ts')).OptionInput, options),
});

/** Any number of them. */
export const options = (several: OptionOptions): Field => ({
  ...references(several),
  ...chosenFrom(async () => (await import('../inputs.ts')).OptionsInput, several),
});
