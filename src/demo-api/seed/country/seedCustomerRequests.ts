import { customerRequestReasons } from '#shared/rules/wireValues.ts';
import { insertInto } from '../../db/statement.ts';
import { day, iso } from '../base/calendar.ts';
import type { CountryMaterial } from '../base/countryMaterial.ts';
import { fullName } from '../base/createPerson.ts';
import { anyPicture } from '../base/pictures.ts';
import type { SeedContext } from '../base/seedContext.ts';
import type { SeededCustomer } from '../city/planCustomers.ts';

const requestsPerCountry = 120;
const daysBack = 200;

/** Some requests come from registered customers, about half have pictures, and old ones are answered. */
export const seedCustomerRequests = (
  { db, calendar, random }: SeedContext,
  material: CountryMaterial,
  customers: readonly SeededCustomer[],
): void => {
  const insert = insertInto(db, 'customer_requests');
  const draw = random('customer requests', material.id);
  for (let index = 0; index < requestsPerCountry; index += 1) {
    const customer = draw.pick(customers);
    const reason = draw.pick(customerRequestReasons);
    const age = (daysBack * day * (index + draw.next())) / requestsPerCountry;
    const created = Math.floor(calendar.present - age);
    const isResponded = draw.chance(age > 5 * day ? 0.9 : 0.25);
    const answeredAfter = Math.floor(Math.min(age, 2 * day) * draw.next());
    insert({
      id: draw.id(),
      country: material.id,
      cityId: customer.cityId,
      customerName: fullName(customer),
      email: customer.email,
      phoneNumber: draw.chance(0.9) ? customer.phoneNumber : null,
      reason,
      message: draw.pick(material.phrases.requests[reason] ?? ['']),
      images: JSON.stringify(
        Array.from({ length: draw.chance(0.45) ? draw.int(1, 3) : 0 }, () => anyPicture('evidence', draw)),
      ),
      isResponded: isResponded ? 1 : 0,
      createdAt: iso(created),
      updatedAt: iso(created + (isResponded ? answeredAfter : 0)),
    });
  }
};
