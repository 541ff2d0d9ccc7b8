import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const of = (yes: MessageDescriptor, no: MessageDescriptor) => ({ label: yes, yes, no });

/** Flags with grammatical gender: Spanish and Ukrainian inflect them by their noun. */
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
