import { type LazyComponent, lazyComponent } from '../../../ui/lazyComponent.tsx';
import {
  defineFieldType,
  type FieldFilter,
  type FieldType,
  type FilterProps,
  type InputProps,
} from '../fieldType.ts';
import type { ReferenceSource } from './referenceSource.ts';

interface ReferenceOptions {
  source: ReferenceSource;
}

interface OneReferenceOptions extends ReferenceOptions {
  nameField?: FieldType['nameField'];
  /** Sort key for the order of these names. Default: the embedded name, if it is a single top-level field. */
  sortedBy?: string;
}

/** Filter with a combobox of records; sends the chosen id. */
export const referenceFilter = (source: ReferenceSource): FieldFilter => ({
  matches: ['exact'],
  editor: lazyComponent<FilterProps, ReferenceOptions>(
    async () => (await import('../inputs.ts')).ReferenceFilter,
    { source },
  ),
});

const inputOf = (
  load: Parameters<typeof lazyComponent<InputProps, ReferenceOptions>>[0],
  source: ReferenceSource,
): LazyComponent<InputProps> => lazyComponent(load, { source });

export const reference = defineFieldType<OneReferenceOptions>(({ source, nameField }) => ({
  text: (id, { nameOf }) => nameOf(source.key, String(id)) ?? String(id),
  show: (id, text, { scope, link }) => {
    const path = typeof id === 'string' ? source.pathOf?.(scope, id) : undefined;
    return path === undefined ? text : link(path, text);
  },
  source,
  isPersonal: source.isPersonal === true,
  width: 120,
  most: 280,
  // Sorting a column of names by invisible ids would look random.
  sortedBy: typeof nameField === 'string' && !nameField.includes('.') ? nameField : null,
  exportAs: 'text',
  filter: referenceFilter(source),
  input: inputOf(async () => (await import('../inputs.ts')).ReferenceInput, source),
}));

export const references = defineFieldType<ReferenceOptions>(({ source }) => ({
  text: (ids, { nameOf }) =>
    (Array.isArray(ids) ? ids : [ids]).map((id) => nameOf(source.key, String(id)) ?? String(id)).join(', '),
  source,
  isSeveral: true,
  isPersonal: source.isPersonal === true,
  width: 120,
  most: 300,
  sortedBy: null,
  exportAs: 'text',
  filter: referenceFilter(source),
  input: inputOf(async () => (await import('../inputs.ts')).ReferencesInput, source),
  formLayout: 'wide',
  initial: [],
}));
