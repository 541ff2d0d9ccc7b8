import { z } from 'zod';
import { type FieldFact, factsKeyOf, fieldFacts } from '../fieldFacts.ts';

export type Json = { [name: string]: unknown };

const units: Readonly<Record<NonNullable<FieldFact['unit']>, string>> = {
  instant: 'Instant (ISO 8601 with a zone).',
  date: 'Plain date, YYYY-MM-DD, without a time zone.',
  money: 'Amount in major units (euros), at most two decimals.',
  cents: 'Amount in minor units (cents), a whole number.',
  percent: 'Percent: 21 means 21 %.',
  minutes: 'Minutes.',
  km: 'Kilometres.',
  hour: 'Hour of the day in the zone of the country, 0 to 23.',
  days: 'Days.',
  image: 'Key in the bucket (`/bucket/{key}`), or an https address in the bucket.',
};

const wordsText = (words: readonly string[]): string =>
  `Known values: ${words.map((word) => `\`${word}\``).join(', ')}. Other values are preserved and shown unchanged (decision 74).`;

/** Adds the meaning of a field to its schema. */
const described = (schema: Json, { unit, words, spec, assumed, optional }: FieldFact): Json => {
  const text = [
    unit && units[unit],
    words && wordsText(words),
    spec && `Specification: ${spec}.`,
    assumed && `Assumption: ${assumed}`,
    optional && 'Servers may leave it out.',
  ].filter(Boolean);
  return {
    ...schema,
    ...(text.length > 0 ? { description: text.join(' ') } : {}),
    ...(unit === 'instant' ? { format: 'date-time' } : {}),
    ...(unit === 'date' ? { format: 'date' } : {}),
    ...(words ? { 'x-known-values': words } : {}),
    ...(spec ? { 'x-spec': spec } : {}),
    ...(assumed ? { 'x-assumption': assumed } : {}),
  };
};

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces `#/$defs/x` of a schema by `#/components/schemas/<name>`, in all depths. */
const withRefs = (value: unknown, name: (local: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, name));
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? `#/components/schemas/${name(inner.replace('#/$defs/', ''))}`
        : withRefs(inner, name),
    ]),
  );
};

/** Fields that the app adds to a record. They are no part of the API. */
const ownFields = new Set(['difference', 'lastOrderAt', 'stoppedSince', 'remindAt']);

const describeFields = (schema: Json, key: string): Json => {
  if (!isJson(schema.properties)) return schema;
  const facts = fieldFacts[key] ?? {};
  const properties = Object.entries(schema.properties)
    .filter(([name]) => !ownFields.has(name))
    .map(([name, field]) => [name, described(field as Json, facts[name] ?? {})]);
  return { ...schema, properties: Object.fromEntries(properties) };
};

/** Components by name; equal schemas share a name. */
export const createComponents = () => {
  const schemas: Record<string, Json> = {};
  const names = new Map<string, string>();

  const named = (wanted: string, schema: Json): Json => {
    const text = JSON.stringify(schema);
    const known = names.get(text);
    const taken = schemas[wanted] !== undefined;
    const name = known ?? (taken ? `${wanted}${Object.keys(schemas).length}` : wanted);
    names.set(text, name);
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };

  const convert = (schema: z.ZodType, operation: string, name: string): Json => {
    const {
      $schema: _draft,
      $defs,
      ...root
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    }) as Json;
    const nodeName = `${name}Node`;
    // `#` is the schema itself.
    const naming = (local: string): string => {
      if (local === '#') return name;
      return Object.keys(($defs ?? {}) as Json).length > 1
        ? `${nodeName}${local.replace(/\D/g, '')}`
        : nodeName;
    };
    for (const [local, def] of Object.entries(($defs ?? {}) as Record<string, Json>))
      schemas[naming(local)] = withRefs(def, naming) as Json;
    return describeFields(withRefs(root, naming) as Json, factsKeyOf(operation));
  };

  return {
    schemas,
    /** Reference to the named schema; simple ones stay where they are. */
    use: (schema: z.ZodType, operation: string, name: string): Json => {
      if (schema instanceof z.ZodArray) {
        const items = convert(schema.element as z.ZodType, operation, name);
        return { type: 'array', items: isJson(items.properties) ? named(name, items) : items };
      }
      const root = convert(schema, operation, name);
      return isJson(root.properties) ? named(name, root) : root;
    },
  };
};
