/**
 * Inputs and filter editors that most lists and forms need: one file to fetch, which they come to share with each
 * other. A rare one may stay out of it and be imported by its kind alone.
 */
export { BooleanInput } from './boolean/BooleanInput.tsx';
export { ChoiceInput } from './choice/ChoiceInput.tsx';
export { OneOfFilter } from './choice/OneOfFilter.tsx';
export { SeveralOfFilter } from './choice/SeveralOfFilter.tsx';
export { DateRangeFilter } from './date/DateRangeFilter.tsx';
export { DateTimeInput } from './date/DateTimeInput.tsx';
export { DayInput } from './date/DayInput.tsx';
export { ImageInput } from './image/ImageInput.tsx';
export { NumberInput } from './number/NumberInput.tsx';
export { NumberRangeFilter } from './number/NumberRangeFilter.tsx';
export { OptionInput } from './option/OptionInput.tsx';
export { OptionsInput } from './option/OptionsInput.tsx';
export { ReferenceFilter } from './reference/ReferenceFilter.tsx';
export { ReferenceInput } from './reference/ReferenceInput.tsx';
export { ReferencesInput } from './reference/ReferencesInput.tsx';
export { TextFilter } from './text/TextFilter.tsx';
export { TextInput } from './text/TextInput.tsx';
