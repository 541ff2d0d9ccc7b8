import { dashboardMetrics } from '../dashboard.ts';
import type { Operation, OperationId } from '../operations.ts';
import type { Json } from './openApiSchemas.ts';

const idSchema = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' };
const ofPath = (name: string, description: string, schema: Json): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
});

export const pathParameters: Readonly<Record<string, Json>> = {
  country: {
    ...ofPath('country', 'Country: two lowercase letters, `es` or `ua` (core §3).', {
      type: 'string',
      pattern: '^[a-z]{2}$',
    }),
    example: 'es',
  },
  city: ofPath('city', 'Id of a city of the country (core §9).', idSchema),
  id: ofPath('id', 'Id of the record. Opaque: letters, digits, hyphens and underscores.', idSchema),
  metric: ofPath('metric', 'Metric of the dashboard (core §2).', {
    type: 'string',
    enum: Object.keys(dashboardMetrics),
  }),
};

const text = { type: 'string' };
export const listParameters: Readonly<Record<string, Json>> = {
  pageNumber: {
    name: 'page[number]',
    in: 'query',
    description: 'Page, from 1.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  pageSize: {
    name: 'page[size]',
    in: 'query',
    description: 'Rows of a page. The app asks for 22 on screen and for more in exports and selections.',
    schema: { type: 'integer', minimum: 1, default: 22 },
  },
  sort: {
    name: 'sort',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description: 'One field: `sort[createdAt]=desc` (core §7). The default order is not documented.',
    schema: {
      type: 'object',
      maxProperties: 1,
      additionalProperties: { type: 'string', enum: ['asc', 'desc'] },
    },
  },
  filter: {
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description:
      'Conditions, all of which must hold (decisions 7, 8): `filter[f]=v` exact, `filter[f][ilike]=%v%` contains, without case, `filter[f][between]=from,to` inclusive, `filter[f][in][0]=a` one of. Flags are `true` or `false`. Every field that ends in `Id` is exact.',
    schema: {
      type: 'object',
      additionalProperties: {
        anyOf: [
          text,
          {
            type: 'object',
            properties: { ilike: text, between: text, in: { type: 'array', items: text } },
          },
        ],
      },
    },
  },
};

const search = (name: string, description: string, example?: string): Json => ({
  name,
  in: 'query',
  description,
  required: false,
  schema: text,
  ...(example === undefined ? {} : { example }),
});
const monday = 'Monday of the week in the zone of the country, YYYY-MM-DD (decision 15).';
const week = { ...search('date', monday, '2026-05-11'), required: true };

const ownSearch: Partial<Record<OperationId, readonly Json[]>> = {
  'dashboard.metric': [
    search('date', 'Day of a daily metric, YYYY-MM-DD.', '2026-05-12'),
    search('dateFrom', 'First day of a metric of a period.', '2026-05-01'),
    search('dateTo', 'Last day of a metric of a period.', '2026-05-12'),
    search('country', 'Selectors are sent by their names (core §7), such as country and city.', 'es'),
    search('city', 'Id of a city.'),
  ],
  'dashboard.topCustomers': [
    search('date', 'Day, YYYY-MM-DD.', '2026-05-12'),
    search('country', 'Country.', 'es'),
    search('city', 'Id of a city.'),
  ],
  'timeSlots.list': [week],
  'timeSlots.setup': [week],
};

export const parametersOf = (id: OperationId, { path, verb }: Operation): Json[] => [
  ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ $ref: `#/components/parameters/${name}` })),
  ...(verb === 'list'
    ? Object.keys(listParameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))
    : []),
  ...(verb === 'download' ? [{ $ref: '#/components/parameters/filter' }] : []),
  ...(ownSearch[id] ?? []),
];
