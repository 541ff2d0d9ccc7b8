export type SampleRecord = Record<string, unknown> & { id: string };

/** Newest first, which is the order of the lists. */
const day = (number: number): string =>
  new Date(Date.UTC(2026, 8, 15, 10) - number * 86_400_000).toISOString();

const managed = (prefix: string, number: number) => ({
  id: `${prefix}${String(number).padStart(16 - prefix.length, '0')}`,
  createdAt: day(number),
  updatedAt: day(number),
});

const company = (_: unknown, index: number): SampleRecord => ({
  ...managed('co', index + 1),
  name: `Company ${String(index + 1).padStart(2, '0')}`,
  managerName: `Manager ${index + 1}`,
  email: `office${index + 1}@companies.example`,
  phoneNumber: '+34 600 000 000',
  address: 'Calle Mayor 1',
  website: null,
  iban: null,
  idNumber: `B${String(index + 1).padStart(8, '0')}`,
  description: null,
  canEditMop: index % 3 === 0,
  isActive: index % 10 !== 0,
});

const city = (name: string, index: number): SampleRecord => ({
  ...managed('ci', index + 1),
  name,
  localName: name,
  isActive: true,
  customerBaseDistance: 2,
  customerBaseRate: 3,
  customerDistanceRate: 0.5,
  courierBaseDistance: 2,
  courierBaseRate: 2.5,
  courierDistanceRate: 0.4,
  bookingHour1: 10,
  bookingHour2: 12,
  vamvuOrderMinimum: 8 + index * 1.25,
});

const admin = (firstName: string, index: number): SampleRecord => ({
  ...managed('ad', index + 1),
  firstName,
  lastName: 'Sample',
  email: `${firstName.toLowerCase()}@backoffice.example`,
  phone: null,
  country: index % 2 === 0 ? 'es' : 'ua',
  role: 'Admin',
  isActive: true,
});

const homeCategory = (name: string, index: number): SampleRecord => ({
  ...managed('hc', index + 1),
  name,
  kind: index % 2 === 0 ? 'restaurant' : 'shop',
  listName: name,
  topListName: name,
  promotionsName: name,
  image: null,
  isActive: true,
});

const topFilter = (name: string, index: number): SampleRecord => ({
  ...managed('tf', index + 1),
  name,
  countryHomeCategoryId: managed('hc', (index % 4) + 1).id,
  image: null,
  isActive: true,
});

const establishment = (name: string, index: number): SampleRecord => ({
  ...managed('es', index + 1),
  name,
  kind: index % 2 === 0 ? 'restaurant' : 'shop',
  commission: index === 1 ? null : 20,
  isActive: index !== 1,
  isStopped: false,
  isPublic: true,
  email: null,
  phoneNumber: '+34 600 000 000',
  displayAddress: 'Calle Mayor 1',
  managerName: 'Marta Sample',
  managerEmail: null,
  managerPhone: null,
  companyId: managed('co', 1).id,
  companyName: 'Company 01',
  image: null,
  logo: null,
  description: null,
  categoryId: managed('hc', 3).id,
  topFilterIds: [managed('tf', 3).id],
  workingTime: null,
  orderMinimum: 10,
  preparationTime: 20,
  hasIndividualCancellationFee: index === 2,
  cancellationFee: index === 2 ? 3.5 : null,
  commonCancellationFee: index === 0 ? null : 2.5,
  isDelivery: true,
  isPickup: true,
  isScheduling: false,
  vat: 21,
});

const courier = (firstName: string, index: number): SampleRecord => ({
  ...managed('cu', index + 1),
  firstName,
  lastName: 'Sample',
  fullName: `${firstName} Sample`,
  email: `${firstName.toLowerCase()}@couriers.example`,
  phoneNumber: '+34 600 000 000',
  dateOfBirth: '1996-02-29',
  status: index === 1 ? 'rejected_with_error' : 'active',
  errorMessage: index === 1 ? 'The passport cannot be read' : null,
  geoZoneId: 'zone1',
  geoZone: 'Centro',
  orderAutoAcceptance: false,
  workingDays: index === 2 ? 'moonlight' : 'weekdays',
  employment: 'student',
  vehicle: 'bicycle',
  rating: 4.5,
  passportNumber: `PA${index}12345`,
  iban: null,
  address: null,
  idNumber: null,
  image: null,
  passportImage: '/bucket/passport.png',
  withPassportImage: null,
});

const orderStates = ['completed', 'paid', 'created', 'canceled_by_customer', 'scheduled_accepted'] as const;

const order = (_: unknown, index: number): SampleRecord => ({
  ...managed('', index + 1),
  id: `ab${index}c12d4e5f6a7b8`,
  orderId: `ab${index}c12d4e5f6a7b8`,
  items: [
    {
      id: 'i1',
      name: 'Patatas bravas',
      quantity: 3,
      price: 6,
      discount: 20,
      options: [{ id: 'o1', name: 'Pan con tomate', quantity: 1, price: 2.1 }],
    },
    { id: 'i2', name: 'Horchata', quantity: 1, price: 3.5, discount: 0, options: [] },
  ],
  itemsSum: 27.8,
  discountSum: 4.86,
  deliveryCost: 2.5,
  tips: 1,
  surcharge: 0,
  orderTotal: 26.44,
  vamvuCommission: 3.4,
  totalRefund: 26.44,
  status: orderStates[index % orderStates.length],
  deliveryMethod: index % 2 === 0 ? 'delivery' : 'pickup',
  establishmentOrderMinimum: 9.5,
  vamvuOrderMinimum: 8,
  establishmentAddress: 'Calle Mayor 1',
  customerAddress: 'Calle Menor 2',
  distance: 3.35,
  secureCode: '4370',
  establishmentId: managed('es', 1).id,
  establishmentName: 'Taberna',
  customer: { firstName: 'Alba', lastName: `Cano ${index}` },
  customerId: managed('cu', index + 1).id,
  courier: { fullName: 'Pablo Romero' },
  courierId: managed('ku', 1).id,
  paidAt: day(index + 1),
  acceptedAt: null,
  isScheduled: index % orderStates.length === 4,
  scheduledFor: index % orderStates.length === 4 ? '2026-09-20T18:00:00.000Z' : null,
  allergensComment: index === 0 ? 'No nuts' : null,
  cancellationReason: null,
  deliveryTime: 21,
  preparationTime: 10,
  feedback:
    index === 0
      ? {
          id: 'fb1',
          message: 'Very good',
          rating: 5,
          courierMessage: 'Kind',
          courierRating: 4,
          isPublic: false,
          arrivedInTime: true,
        }
      : null,
});

export const settingsId = 'settings';

/**
 * Fictional records of Spain by entity, new for each test. Tests may change them to simulate another user.
 */
export const sampleRecords = (): Record<string, SampleRecord[]> => ({
  companies: Array.from({ length: 30 }, company),
  cities: ['Madrid', 'Sevilla', 'Valencia', 'Bilbao'].map(city),
  admins: ['Ana', 'Boris', 'Carla', 'Darina', 'Elena'].map(admin),
  homeCategories: ['Bocadillos', 'Flores', 'Pasta', 'Sushi'].map(homeCategory),
  topFilters: ['Vegano', 'Rosas', 'Fresca', 'Nigiri'].map(topFilter),
  establishments: ['Taberna', 'Bazar', 'Churros'].map(establishment),
  couriers: ['Iker', 'Lola', 'Nuria'].map(courier),
  orders: Array.from({ length: 5 }, order),
  countrySettings: [
    {
      id: settingsId,
      cancellationFee: 2,
      freeDeliveryOrderPrice: 25,
      freeDeliveryExpirationDays: 30,
      vat: 21,
      courierManagement: 2,
    },
  ],
});
