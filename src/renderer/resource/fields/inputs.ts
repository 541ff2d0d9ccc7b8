/**
 * Shared chunk for the inputs and filter editors of most lists and forms. A field type may import a rare one
 * directly.
 */
export { BooleanInput } from './boolean/BooleanInput.tsx';
export { OneOfFilter, SeveralOfFilter } from './choice/ChoiceFilter.tsx';
export { ChoiceInput } from './choice/ChoiceInput.tsx';
export { DateRangeFilter } from './date/DateRangeFilter.tsx';
export { DateTimeInput, DayInput } from './date/DateTimeInput.tsx';
export { ImageInput } from './image/ImageInput.tsx';
export { NumberInput } from './number/NumberInput.tsx';
export { NumberRangeFilter } from './number/NumberRangeFilter.tsx';
export { OptionInput, OptionsInput } from './option/OptionInput.tsx';
export { ReferenceFilter, ReferenceInput, ReferencesInput } from './reference/ReferenceInput.tsx';
export { TextFilter, TextInput } from './text/TextInput.tsx';
