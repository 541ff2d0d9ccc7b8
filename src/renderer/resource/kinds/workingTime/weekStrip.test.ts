import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { OpenState } from '#shared/domain/openingHours.ts';
import { openSentence } from './WeekStrip.tsx';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const now = { weekday: 4, minute: 720 };

it.each<[OpenState, string]>([
  [{ kind: 'always' }, 'Open around the clock'],
  [{ kind: 'never' }, 'Closed the whole week'],
  [{ kind: 'open', until: { weekday: 4, minute: 960 } }, 'Open now, until 16:00'],
  [{ kind: 'open', until: { weekday: 5, minute: 60 } }, 'Open now, until Sat 01:00'],
  [{ kind: 'closed', opens: { weekday: 4, minute: 1200 } }, 'Closed now, opens 20:00'],
  // The same weekday, but only next week.
  [{ kind: 'closed', opens: { weekday: 4, minute: 540 } }, 'Closed now, opens Fri 09:00'],
])('%j: %s', (state, sentence) => expect(openSentence(i18n, state, now)).toBe(sentence));
