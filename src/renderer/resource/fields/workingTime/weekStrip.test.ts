import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { OpenState } from '#shared/rules/openingHours.ts';
import { openSentence } from './WeekStrip.tsx';

const i18n = setupI18n({ locale: 'en_US', locales: 'en-US', messages: { en_US: {} } });
const now = { weekday: 4, minute: 720 };

it.each<[OpenState, string]>([
  [{ type: 'always' }, 'Open 24 hours'],
  [{ type: 'never' }, 'Closed all week'],
  [{ type: 'open', until: { weekday: 4, minute: 960 } }, 'Open now, until 16:00'],
  [{ type: 'open', until: { weekday: 5, minute: 60 } }, 'Open now, until Sat 01:00'],
  [{ type: 'closed', opens: { weekday: 4, minute: 1200 } }, 'Closed now, opens 20:00'],
  // Same weekday as today, but next week.
  [{ type: 'closed', opens: { weekday: 4, minute: 540 } }, 'Closed now, opens Fri 09:00'],
])('%j: %s', (state, sentence) => expect(openSentence(i18n, state, now)).toBe(sentence));

it.each<[OpenState, string]>([
  [{ type: 'always' }, 'Would be open 24 hours'],
  [{ type: 'never' }, 'Closed all week'],
  [{ type: 'open', until: { weekday: 4, minute: 960 } }, 'Would be open now, until 16:00'],
  [{ type: 'closed', opens: { weekday: 4, minute: 1200 } }, 'Closed now, opens 20:00'],
])('while no orders are taken, %j: %s', (state, sentence) =>
  expect(openSentence(i18n, state, now, true)).toBe(sentence),
);
