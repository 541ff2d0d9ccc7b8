import type { BodyOf } from '#shared/api/contracts.ts';

/** Entities whose records can be made and deleted without uploads. */
export type WrittenEntity =
  | 'companies'
  | 'homeCategories'
  | 'topFilters'
  | 'cities'
  | 'customerRequests'
  | 'admins'
  | 'establishments'
  | 'promotions'
  | 'couriers'
  | 'customers';

interface Known {
  country: string;
  /** Ids that later records refer to: made by this check, or the first of a list. */
  ids: Partial<Record<WrittenEntity, string>>;
  cityNames: readonly string[];
}

type Body<Entity extends WrittenEntity> = BodyOf<`${Entity}.create`>;

interface Subject<Entity extends WrittenEntity> {
  /** `null`: a record that it refers to is missing. */
  body: (mark: string, known: Known) => Body<Entity> | null;
  change: Body<Entity>;
  /** Field with the mark, by which a record without an id is found again. */
  markedField: keyof Body<Entity> & string;
}

const emailOf = (mark: string): string => `${mark}@example.com`;

/** Towns that the map of a server knows. */
const towns: Readonly<Record<string, readonly string[]>> = {
  es: ['Soria', 'Teruel', 'Zamora', 'Huesca', 'Cuenca'],
  ua: ['Uman', 'Kovel', 'Nizhyn', 'Izmail', 'Kolomyia'],
};

/** Records in the order in which they are made; deleted in the opposite one. */
export const writePlan: { readonly [Entity in WrittenEntity]: Subject<Entity> } = {
  companies: {
    body: (mark) => ({
      name: mark,
      managerName: 'Server Check',
      email: emailOf(mark),
      canEditMop: false,
      isActive: false,
    }),
    change: { managerName: 'Changed Check' },
    markedField: 'name',
  },
  homeCategories: {
    // The address of an image that does not exist: an upload could not be deleted again.
    body: (mark) => ({
      ...{ name: mark, kind: 'restaurant', listName: mark, topListName: mark, promotionsName: mark },
      ...{ image: `${mark}.png`, isActive: false },
    }),
    change: { listName: 'Changed' },
    markedField: 'name',
  },
  topFilters: {
    body: (mark, { ids }) =>
      ids.homeCategories ? { name: mark, countryHomeCategoryId: ids.homeCategories, isActive: false } : null,
    change: { isActive: true },
    markedField: 'name',
  },
  cities: {
    body: (mark, { country, cityNames }) => {
      const name = towns[country]?.find((town) => !cityNames.includes(town));
      return name === undefined ? null : { name, localName: mark, isActive: false };
    },
    change: { vamvuOrderMinimum: 5 },
    markedField: 'localName',
  },
  customerRequests: {
    // Without a message: in the answer to a create, the app takes that for a failure (decision 10).
    body: (mark) => ({ email: emailOf(mark), reason: 'other', isResponded: false }),
    change: { isResponded: true },
    markedField: 'email',
  },
  admins: {
    body: (mark, { country }) => ({
      firstName: 'Server',
      lastName: 'Check',
      email: emailOf(mark),
      country,
      role: 'Admin',
      isActive: false,
    }),
    change: { lastName: 'Changed' },
    markedField: 'email',
  },
  establishments: {
    body: (mark, { ids }) =>
      ids.companies
        ? {
            ...{ name: mark, kind: 'restaurant', companyId: ids.companies, topFilterIds: [] },
            ...{ isActive: false, isStopped: false },
          }
        : null,
    change: { description: 'Changed' },
    markedField: 'name',
  },
  promotions: {
    body: (mark, { ids }) =>
      ids.establishments
        ? {
            ...{ name: mark, establishmentId: ids.establishments, status: 'request_was_sent' },
            ...{ isPublic: false, isActive: false },
          }
        : null,
    change: { status: 'rejected' },
    markedField: 'name',
  },
  couriers: {
    body: (mark) => ({
      email: emailOf(mark),
      firstName: 'Server',
      lastName: 'Check',
      status: 'email_not_verified',
    }),
    change: { lastName: 'Changed' },
    markedField: 'email',
  },
  customers: {
    body: (mark) => ({ email: emailOf(mark), firstName: 'Server', lastName: 'Check', isActive: false }),
    change: { lastName: 'Changed' },
    markedField: 'email',
  },
};

export const writtenEntities = Object.keys(writePlan) as WrittenEntity[];
