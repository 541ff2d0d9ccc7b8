import { z } from 'zod';
import { messageSchema, resetPasswordBodySchema } from './auth.ts';
import {
  categoryForEstablishmentSchema,
  categoryTreeSchema,
  homeCategoryBodySchema,
  homeCategorySchema,
  topFilterBodySchema,
  topFilterSchema,
} from './catalogue.ts';
import {
  batchDeleteBodySchema,
  batchDeleteResultSchema,
  namedReferenceSchema,
  writeResultSchema,
} from './common.ts';
import { courierBodySchema, courierSchema, registrationContentSchema } from './couriers.ts';
import {
  customerBodySchema,
  customerRequestBodySchema,
  customerRequestSchema,
  customerSchema,
  feedbackBodySchema,
  feedbackSchema,
} from './customers.ts';
import { metricSchema, topCustomersSchema } from './dashboard.ts';
import {
  companyBodySchema,
  companySchema,
  establishmentBodySchema,
  establishmentSchema,
  promotionBodySchema,
  promotionSchema,
} from './establishments.ts';
import {
  cityBodySchema,
  cityListItemSchema,
  citySchema,
  countrySettingsBodySchema,
  countrySettingsSchema,
  geoZoneSchema,
} from './geography.ts';
import type { OperationId } from './operations.ts';
import { orderBodySchema, orderSchema } from './orders.ts';
import { courierPayListSchema, establishmentPayListSchema, payListLineSchema } from './payLists.ts';
import { adminBodySchema, adminSchema, helpContentSchema, menuSchema, noticeSchema } from './staff.ts';
import { timeSlotBatchBodySchema, timeSlotBodySchema, timeSlotSchema } from './timeSlots.ts';

interface Contract {
  response: z.ZodType;
  body?: z.ZodType;
}

const crud = <
  const Entity extends string,
  Item extends z.ZodObject,
  Row extends z.ZodObject,
  Create extends z.ZodType,
  Update extends z.ZodType,
>(
  entity: Entity,
  schemas: { item: Item; row: Row; create: Create; update: Update },
) =>
  ({
    [`${entity}.list`]: { response: z.array(schemas.row) },
    [`${entity}.read`]: { response: schemas.item },
    [`${entity}.create`]: { response: writeResultSchema, body: schemas.create },
    [`${entity}.update`]: { response: writeResultSchema, body: schemas.update },
    [`${entity}.remove`]: { response: z.unknown() },
    [`${entity}.removeBatch`]: { response: batchDeleteResultSchema, body: batchDeleteBodySchema },
  }) as { [Name in `${Entity}.list`]: { response: z.ZodArray<Row> } } & {
    [Name in `${Entity}.read`]: { response: Item };
  } & { [Name in `${Entity}.create`]: { response: typeof writeResultSchema; body: Create } } & {
    [Name in `${Entity}.update`]: { response: typeof writeResultSchema; body: Update };
  } & { [Name in `${Entity}.remove`]: { response: z.ZodUnknown } } & {
    [Name in `${Entity}.removeBatch`]: {
      response: typeof batchDeleteResultSchema;
      body: typeof batchDeleteBodySchema;
    };
  };

/**
 * Strict schema for request bodies: unknown fields and wrong types never leave this app. All fields are
 * optional, because an update sends only changes, and nullable, because an undo restores empty values. The
 * server validates required fields and allowed values.
 */
const strictBody = <Body extends z.ZodRawShape>({ shape }: z.ZodObject<Body>) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(shape).map(([name, field]) => [name, z.optional(z.nullable(field))]),
    ) as { [Name in keyof Body]: z.ZodOptional<z.ZodNullable<Body[Name]>> },
  );

const entityCalls = <Entity extends string, Item extends z.ZodObject, Body extends z.ZodRawShape>(
  entity: Entity,
  item: Item,
  body: z.ZodObject<Body>,
) => {
  const strict = strictBody(body);
  return crud(entity, { item, row: item, create: strict, update: strict });
};

const payListCalls = <const Entity extends string, Item extends z.ZodObject>(entity: Entity, item: Item) =>
  ({
    [`${entity}.list`]: { response: z.array(item) },
    [`${entity}.read`]: { response: item },
    [`${entity}.orders`]: { response: z.array(payListLineSchema) },
  }) as { [Name in `${Entity}.list`]: { response: z.ZodArray<Item> } } & {
    [Name in `${Entity}.read`]: { response: Item };
  } & { [Name in `${Entity}.orders`]: { response: z.ZodArray<typeof payListLineSchema> } };

const { 'admins.removeBatch': _adminsHaveNoBatch, ...admins } = entityCalls(
  'admins',
  adminSchema,
  adminBodySchema,
);
const { 'feedbacks.create': _onlyCustomersWriteFeedback, ...feedbacks } = entityCalls(
  'feedbacks',
  feedbackSchema,
  feedbackBodySchema,
);
const strictCity = strictBody(cityBodySchema);

/** Answer and body schema of each JSON call. Downloads, uploads and logins have their own routes. */
export const contracts = {
  'auth.sendLink': { response: messageSchema, body: z.strictObject({ email: z.string() }) },
  'auth.resetPassword': { response: z.unknown(), body: resetPasswordBodySchema },

  'utils.menu': { response: menuSchema },
  'utils.notices': { response: z.array(noticeSchema) },
  'utils.registrationContent': { response: registrationContentSchema },
  'dashboard.metric': { response: metricSchema },
  'dashboard.topCustomers': { response: topCustomersSchema },

  ...admins,
  ...entityCalls('homeCategories', homeCategorySchema, homeCategoryBodySchema),
  ...entityCalls('topFilters', topFilterSchema, topFilterBodySchema),
  ...entityCalls('companies', companySchema, companyBodySchema),
  ...crud('cities', { item: citySchema, row: cityListItemSchema, create: strictCity, update: strictCity }),
  ...entityCalls('customerRequests', customerRequestSchema, customerRequestBodySchema),
  'countrySettings.read': { response: countrySettingsSchema },
  'countrySettings.update': { response: z.unknown(), body: countrySettingsBodySchema },
  'helpContent.readCustomer': { response: helpContentSchema },
  'helpContent.updateCustomer': { response: z.unknown(), body: helpContentSchema },
  'helpContent.readCourier': { response: helpContentSchema },
  'helpContent.updateCourier': { response: z.unknown(), body: helpContentSchema },

  ...entityCalls('establishments', establishmentSchema, establishmentBodySchema),
  'establishments.categories': { response: z.array(categoryForEstablishmentSchema) },
  ...entityCalls('couriers', courierSchema, courierBodySchema),
  'couriers.geoZones': { response: z.array(namedReferenceSchema) },
  ...entityCalls('orders', orderSchema, orderBodySchema),
  'orders.max': { response: z.looseObject({ max: z.number() }) },
  ...feedbacks,
  'feedbacks.togglePublic': { response: z.unknown() },
  ...entityCalls('customers', customerSchema, customerBodySchema),
  ...entityCalls('promotions', promotionSchema, promotionBodySchema),

  'categoryTrees.read': { response: categoryTreeSchema },
  'categoryTrees.update': { response: z.unknown(), body: categoryTreeSchema },

  'geoZones.list': { response: z.array(geoZoneSchema) },
  'geoZones.remove': { response: z.unknown() },
  'timeSlots.list': { response: z.array(timeSlotSchema) },
  'timeSlots.update': { response: z.unknown(), body: timeSlotBodySchema },
  'timeSlots.updateBatch': { response: z.unknown(), body: timeSlotBatchBodySchema },
  'timeSlots.setup': { response: z.unknown(), body: z.strictObject({}) },

  ...payListCalls('establishmentPayLists', establishmentPayListSchema),
  ...payListCalls('courierPayLists', courierPayListSchema),
} as const satisfies Partial<Record<OperationId, Contract>>;

/** Calls that a window may make through `api.call`. */
export type CallableId = Exclude<keyof typeof contracts, 'auth.sendLink' | 'auth.resetPassword'>;
type Contracts = typeof contracts;
export type ResponseOf<Id extends CallableId> = z.output<Contracts[Id]['response']>;
export type BodyOf<Id extends CallableId> = Contracts[Id] extends { body: infer Body extends z.ZodType }
  ? z.input<Body>
  : never;
