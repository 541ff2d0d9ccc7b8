import { call } from '../ipc/bridge.ts';
import { optionSource, sharedAnswer } from '../resource/fields/option/option.ts';

/** Options of the courier registration, translated by the server per country. */
export const registration = sharedAnswer('registration', ({ country = '' }) =>
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
