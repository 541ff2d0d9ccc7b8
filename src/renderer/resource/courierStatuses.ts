import { msg } from '@lingui/core/macro';
import type { CourierStatus } from '#shared/api/couriers.ts';
import type { Tone } from '../ui/StatusDot.tsx';
import type { Choice } from './kinds/choice/ChoiceInput.tsx';

const looks: Record<CourierStatus, { label: Choice['label']; tone: Tone }> = {
  email_not_verified: { label: msg`Email not verified`, tone: 'neutral' },
  email_verified: { label: msg`Email verified`, tone: 'neutral' },
  phone_number_verified: { label: msg`Phone number verified`, tone: 'neutral' },
  form_filled: { label: msg`Form filled`, tone: 'neutral' },
  request_was_sent: { label: msg`Request was sent`, tone: 'warning' },
  rejected_with_error: { label: msg`Rejected with error`, tone: 'danger' },
  rejected: { label: msg`Rejected`, tone: 'danger' },
  accepted: { label: msg`Accepted`, tone: 'brand' },
  filled_profile: { label: msg`Filled profile`, tone: 'brand' },
  setup_completed: { label: msg`Setup completed`, tone: 'brand' },
  active: { label: msg`Active`, tone: 'success' },
  inactive: { label: msg`Inactive`, tone: 'neutral' },
  quit: { label: msg`Quit`, tone: 'neutral' },
  blocked: { label: msg`Blocked`, tone: 'danger' },
};

/** The statuses of couriers; delivery zones carry the same. */
export const courierStatuses: readonly (Choice & { tone: Tone })[] = Object.entries(looks).map(
  ([value, look]) => ({ value, ...look }),
);
