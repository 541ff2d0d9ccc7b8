import type { I18n } from '@lingui/core';
import { createContext, useContext } from 'react';
import { hasEveryWord } from '#shared/text/nameWords.ts';
import { type SettingId, type SettingsGroup, type SettingText, settingTexts } from './settingsTable.ts';

/** Whether the texts contain every typed word. */
export const matchesWords = (typed: string, texts: readonly string[]): boolean =>
  hasEveryWord(texts.join(' '), typed);

/** Settings that match the search; `null` without a query. */
const FoundContext = createContext<ReadonlySet<SettingId> | null>(null);
export const FoundSettings = FoundContext.Provider;

export const useIsFound = (id: SettingId): boolean => {
  const found = useContext(FoundContext);
  return found === null || found.has(id);
};

export const findSettings = (
  groups: readonly SettingsGroup[],
  typed: string,
  isShown: (id: SettingId) => boolean,
  i18n: I18n,
): ReadonlySet<SettingId> | null => {
  if (typed.trim() === '') return null;
  const fits = (group: SettingsGroup, id: SettingId): boolean => {
    const { title, does, words }: SettingText = settingTexts[id];
    const texts = [group.title, title, does, ...(words ? [words] : [])];
    return matchesWords(
      typed,
      texts.map((text) => i18n._(text)),
    );
  };
  return new Set(groups.flatMap((group) => group.settings.filter((id) => isShown(id) && fits(group, id))));
};
