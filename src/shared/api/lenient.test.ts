import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asItCame, cameKey, unreadableFields, unreadableKey } from '../rules/recordValues.ts';
import { contracts } from './contracts.ts';
import { courierSchema } from './couriers.ts';
import { establishmentSchema, promotionSchema } from './establishments.ts';
import { lenient, type Reading, readAnswer as readWith } from './lenient.ts';
import { orderSchema } from './orders.ts';
import { timeSlotSchema } from './timeSlots.ts';

const readAnswer = <Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): Reading<z.output<Schema>> | null => {
  const reading = readWith(schema, data);
  return 'problem' in reading ? null : reading;
};

const read = (schema: z.ZodObject, row: object): Record<string, unknown> => {
  const reading = readAnswer(z.array(schema), [row]);
  // Wrap the row in an array, as list answers do.
  return (reading?.data[0] ?? {}) as Record<string, unknown>;
};

const lists = Object.entries(contracts).flatMap(([name, { response }]) => {
  const element = response instanceof z.ZodArray ? response.element : null;
  return element instanceof z.ZodObject && 'id' in element.shape ? [[name, element] as const] : [];
});

describe('a record in an answer', () => {
  it('accepts opening hours with an unknown day', () => {
    const workingTime = { monday: { isClosed: false, openAt: [] }, holiday: { isClosed: true, openAt: [] } };
    const row = read(establishmentSchema, { id: 'e1', workingTime });
    expect(row.workingTime).toEqual(workingTime);
    expect(unreadableFields(row)).toEqual([]);
  });

  it("accepts a promotion's establishment as an object", () => {
    const row = read(promotionSchema, { id: 'p1', establishment: { id: 'e1', name: 'Casa Pepe' } });
    expect(row.establishment).toBe('Casa Pepe');
    expect(read(promotionSchema, { id: 'p1', establishment: 'Casa Pepe' }).establishment).toBe('Casa Pepe');
  });

  it('reads a value of the wrong type as empty and marks it; other fields stay', () => {
    const came = { id: 'k1', workingDays: ['monday'], email: 7, address: 'Mayor 1', extra: 1 };
    const row = read(courierSchema, came);
    expect(asItCame(row)).toEqual(came);
    expect(row).toEqual({
      id: 'k1',
      email: '',
      address: 'Mayor 1',
      extra: 1,
      status: '',
      createdAt: '',
      updatedAt: '',
      [unreadableKey]: ['email', 'workingDays'],
      [cameKey]: { email: 7, workingDays: ['monday'] },
    });
  });

  it.each([2e11, 1e308, -1, 100_001])('rejects %d minutes, and accepts ten weeks', (value) => {
    const row = read(orderSchema, { id: 'o1', preparationTime: value, deliveryTime: 100_000 });
    expect(unreadableFields(row)).toEqual(['preparationTime']);
    expect(row.preparationTime).toBeUndefined();
    expect(row.deliveryTime).toBe(100_000);
  });

  it.each([
    ['a name', { name: 'x'.repeat(100_001) }, ['name']],
    ['a name inside a field', { workingTime: { note: ['x'.repeat(100_001)] } }, ['workingTime']],
    ['a field that nobody knows', { odd: 'x'.repeat(100_001) }, []],
    ['a text that is just short enough', { name: 'x'.repeat(100_000) }, []],
  ])('reads %s as empty above the maximum length, and sends it back unchanged', (_what, fields, names) => {
    const sent = { id: 'e1', ...fields };
    const row = read(establishmentSchema, sent);
    expect(unreadableFields(row)).toEqual(names);
    for (const name of names) expect(JSON.stringify(row[name] ?? '').length).toBeLessThan(100);
    expect(asItCame(row)).toEqual(sent);
    expect(readAnswer(z.array(establishmentSchema), [{ id: 'x'.repeat(100_001) }])).toBeNull();
  });

  it('reads missing and null values as empty, without a mark', () => {
    const establishment = read(establishmentSchema, { id: 'e1', name: 'Casa Pepe' });
    expect(establishment.topFilterIds).toEqual([]);
    expect(establishment.isActive).toBeUndefined();
    const slot = read(timeSlotSchema, { id: 's1', couriersLimit: null });
    expect(slot).not.toHaveProperty('couriersLimit');
    expect([...unreadableFields(establishment), ...unreadableFields(slot)]).toEqual([]);
  });

  it('ignores a sent list of unreadable fields', () => {
    const row = read(promotionSchema, { id: 'p1', [unreadableKey]: ['name'], [cameKey]: { image: 'x' } });
    expect(unreadableFields(row)).toEqual([]);
    expect(asItCame(row)).toEqual({ id: 'p1' });
  });
});

describe('a list', () => {
  const rows = z.array(promotionSchema);

  it('drops rows that are no records or have no valid id, and reports the field', () => {
    const reading = readAnswer(rows, [{ id: 'p1' }, { id: 7 }, null, 'x', { name: 'No id' }]);
    expect(reading?.data.map(({ id }) => id)).toEqual(['p1']);
    expect([...(reading?.unreadable ?? [])]).toEqual(['id']);
  });

  it('without any readable row is rejected', () => {
    expect(readAnswer(rows, [{ some: 'thing' }])).toBeNull();
    expect(readAnswer(rows, { id: 'p1' })).toBeNull();
    expect(readAnswer(rows, [])?.data).toEqual([]);
  });

  it.each(lists)('%s: no JSON value of a field loses a row', (_name, schema) => {
    const fields = Object.keys(schema.shape).filter((field) => field !== 'id');
    // Exclude `__proto__`: it is dropped at any depth, which has its own test.
    const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('"__proto__"'));
    const anything = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 3 }), (records) => {
        const sent = records.map((record, index) => ({ ...record, id: `r${index}`, unknown: index }));
        const reading = readAnswer(z.array(schema), sent);
        expect(reading?.data).toHaveLength(sent.length);
        for (const [index, row] of (reading?.data ?? []).entries()) {
          expect(row).toMatchObject({ id: `r${index}`, unknown: index });
          // The result matches the types that screens rely on.
          expect(schema.safeParse(row).success).toBe(true);
          if (schema !== promotionSchema) expect(asItCame(row)).toEqual(sent[index]);
          for (const field of unreadableFields(row)) expect(fields).toContain(field);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('drops prototype keys, and keeps the other keys', () => {
    const sent = JSON.parse(
      '{ "id": "o1", "customer": { "__proto__": { "firstName": "Eve" }, "lastName": "Ruiz" } }',
    );
    const reading = readAnswer(z.array(orderSchema), [sent]);
    expect(JSON.stringify(reading?.data[0])).not.toContain('Eve');
    expect(reading?.data[0]?.customer).toMatchObject({ lastName: 'Ruiz' });
  });

  it('keeps valid values unchanged', () => {
    const order = {
      id: 'o1',
      status: 'paid',
      deliveryMethod: 'pickup',
      createdAt: 'a',
      updatedAt: 'b',
      tips: 1.5,
    };
    const reading = readAnswer(z.array(orderSchema), [order]);
    expect(reading?.data).toEqual([order]);
    expect(reading?.unreadable.size).toBe(0);
  });
});

describe('a small schema', () => {
  // A new schema per test, because the empty values are cached per schema.
  const makeSchema = () =>
    lenient({
      id: z.string(),
      text: z.string(),
      texts: z.array(z.string()),
      nothing: z.number().nullable(),
      optional: z.boolean().optional(),
    });
  const whole = { id: 'a', text: 'b', texts: ['c'], nothing: null };

  it('uses null as the empty value if allowed, else an empty text or list', () => {
    const wrong = { id: 'a', text: 1, texts: 'x', nothing: 'x', optional: 'yes' };
    expect(readAnswer(makeSchema(), wrong)).toEqual({
      data: {
        ...{ id: 'a', text: '', texts: [], nothing: null },
        [unreadableKey]: ['text', 'texts', 'nothing', 'optional'],
        [cameKey]: { text: 1, texts: 'x', nothing: 'x', optional: 'yes' },
      },
      unreadable: new Set(['text', 'texts', 'nothing', 'optional']),
    });
    expect(readAnswer(makeSchema(), { ...whole, id: 7 })).toBeNull();
  });

  it('does not mark missing fields, and accepts a list of records without errors', () => {
    const { text: _missing, ...rest } = whole;
    expect(readAnswer(z.array(makeSchema()), [rest])).toEqual({
      data: [{ ...whole, text: '', [cameKey]: { text: undefined } }],
      unreadable: new Set(),
    });
  });

  it.each([
    ['unreadable', { [unreadableKey]: ['text'] }],
    ['as it came', { [cameKey]: { text: 'x' } }],
  ])('ignores a sent mark "%s" in a valid record', (_what, mark) => {
    const right = { data: whole, unreadable: new Set() };
    expect(readAnswer(makeSchema(), { ...whole, ...mark })).toStrictEqual(right);
    expect(readAnswer(z.array(makeSchema()), [{ ...whole, ...mark }])?.data).toStrictEqual([whole]);
  });

  it('rejects a record if the invalid field has no empty value', () => {
    const counted = lenient({ id: z.string(), count: z.number() });
    expect(readAnswer(counted, { id: 'a', count: 'many' })).toBeNull();
    expect(
      readAnswer(z.array(counted), [
        { id: 'a', count: 'many' },
        { id: 'b', count: 1 },
      ])?.data,
    ).toEqual([{ id: 'b', count: 1 }]);
  });
});

describe('an answer that is no record of an entity', () => {
  it('is read as a whole or rejected', () => {
    const strict = z.array(z.looseObject({ id: z.string() }));
    expect(readAnswer(strict, [{ id: 'a' }, { id: 7 }])).toBeNull();
    expect(readAnswer(z.array(z.string().nullable()), ['a', null])?.data).toEqual(['a', null]);
    expect(readAnswer(z.string(), 7)).toBeNull();
  });

  it('may use the key of the marks', () => {
    const saying = { [unreadableKey]: ['name'] };
    expect(readAnswer(z.looseObject({}), saying)?.data).toEqual(saying);
  });
});
