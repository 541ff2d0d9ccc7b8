import { call } from '../../ipc/bridge.ts';
import { optionSource, sharedAnswer } from '../../resource/kinds/option/option.ts';

/** What couriers choose from when they register, in the words of their country. */
const registration = sharedAnswer('registration', ({ country = '' }) =>
  call('utils.registrationContent', { country }),
);

const registrationSource = (name: 'vehicles' | 'workingDays' | 'employments') =>
  optionSource({
    key: `registration.${name}`,
    answer: registration,
    options: (content) => content[name].map(({ value, label }) => ({ id: value, name: label })),
  });

export const vehicleSource = registrationSource('vehicles');
export const workingDaysSource = registrationSource('workingDays');
export const employmentSource = registrationSource('employments');

const zones = sharedAnswer('geoZones', ({ country = '', city = '' }) =>
  call('couriers.geoZones', { country, city }),
);

/** The zones that couriers of this city can be given. */
export const zoneSource = optionSource({
  key: 'geoZones',
  answer: zones,
  options: (known) => known.map(({ id, name }) => ({ id, name })),
});
