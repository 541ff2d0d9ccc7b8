import { type LazyComponent, lazyComponent } from '../../../ui/lazyComponent.tsx';
import { defineKind, type FieldFilter, type FilterProps, type InputProps, type Kind } from '../kind.ts';
import type { ReferenceSource } from './referenceSource.ts';

interface ReferenceOptions {
  source: ReferenceSource;
}

interface OneReferenceOptions extends ReferenceOptions {
  /** Where rows bring the name along of what it refers to, when they do. */
  nameField?: Kind['nameField'];
  /** What the server sorts by in order of these names, where that is not the one field that brings them. */
  sortedBy?: string;
}

/** Records of the source are found as they are shown, and the server is asked for the id of the one that was chosen. */
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

/** Another record. */
export const reference = defineKind<OneReferenceOptions>(({ source, nameField }) => ({
  text: (id, { nameOf }) => nameOf(source.key, String(id)) ?? String(id),
  show: (id, text, { scope, link }) => {
    const path = typeof id === 'string' ? source.pathOf?.(scope, id) : undefined;
    return path === undefined ? text : link(path, text);
  },
  source,
  isPersonal: source.isPersonal === true,
  width: 140,
  least: 88,
  grows: true,
  wraps: true,
  // Names that are looked up come after the rows.
  hasFixedWidth: nameField === undefined,
  // In the order of ids that nobody sees a column of names has no order.
  sortedBy: typeof nameField === 'string' && !nameField.includes('.') ? nameField : null,
  exportAs: 'text',
  filter: referenceFilter(source),
  input: inputOf(async () => (await import('../inputs.ts')).ReferenceInput, source),
}));

/** Several other records. */
export const references = defineKind<ReferenceOptions>(({ source }) => ({
  text: (ids, { nameOf }) =>
    (Array.isArray(ids) ? ids : [ids]).map((id) => nameOf(source.key, String(id)) ?? String(id)).join(', '),
  source,
  isPersonal: source.isPersonal === true,
  width: 220,
  least: 110,
  grows: true,
  wraps: true,
  hasFixedWidth: true,
  sortedBy: null,
  exportAs: 'text',
  filter: referenceFilter(source),
  input: inputOf(async () => (await import('../inputs.ts')).ReferencesInput, source),
  isWide: true,
  initialFor: () => [],
}));
