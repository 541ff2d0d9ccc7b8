import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const of = (yes: MessageDescriptor, no: MessageDescriptor) => ({ label: yes, yes, no });

/** Words of flags where Spanish or Ukrainian has another gender than for a courier or an establishment. */
export const flagWords = {
  activeFeminine: of(
    msg({ context: 'feminine', message: 'Active' }),
    msg({ context: 'feminine', message: 'Not active' }),
  ),
  activeCity: of(
    msg({ context: 'city', message: 'Active' }),
    msg({ context: 'city', message: 'Not active' }),
  ),
  publicFeminine: of(
    msg({ context: 'feminine', message: 'Public' }),
    msg({ context: 'feminine', message: 'Not public' }),
  ),
  publicFeedback: of(
    msg({ context: 'feedback', message: 'Public' }),
    msg({ context: 'feedback', message: 'Not public' }),
  ),
};
