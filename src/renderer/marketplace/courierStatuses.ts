import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CourierStatus } from '#shared/api/couriers.ts';
import type { Tone } from '../ui/StatusDot.tsx';
import { flagWords } from './flagWords.ts';

const statuses: Readonly<Record<CourierStatus, readonly [MessageDescriptor, Tone]>> = {
  email_not_verified: [msg`Email not verified`, 'neutral'],
  email_verified: [msg`Email verified`, 'neutral'],
  phone_number_verified: [msg`Phone number verified`, 'neutral'],
  form_filled: [msg`Form filled`, 'brand'],
  request_was_sent: [msg`Request was sent`, 'warning'],
  rejected_with_error: [msg`Rejected with error`, 'danger'],
  rejected: [msg`Rejected`, 'danger'],
  accepted: [msg`Accepted`, 'brand'],
  filled_profile: [msg`Filled profile`, 'brand'],
  setup_completed: [msg`Setup completed`, 'brand'],
  active: [msg`Active`, 'success'],
  inactive: [msg`Inactive`, 'neutral'],
  quit: [msg({ context: 'courier', message: 'Quit' }), 'neutral'],
  blocked: [msg`Blocked`, 'danger'],
};

/** In the usual order; any status can be set. */
export const courierStatusChoices = Object.entries(statuses).map(([value, [label, tone]]) => ({
  value,
  label,
  tone,
}));

const ofZones: Partial<Record<string, MessageDescriptor>> = {
  active: flagWords.activeFeminine.yes,
  inactive: msg({ context: 'feminine', message: 'Inactive' }),
};

export const zoneStatusChoices = courierStatusChoices.map((choice) => ({
  ...choice,
  label: ofZones[choice.value] ?? choice.label,
}));
