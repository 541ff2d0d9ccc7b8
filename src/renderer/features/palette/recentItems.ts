import type { I18n } from '@lingui/core';
import { matchPath } from 'react-router';
import { listPatterns, recordPattern } from '#shared/domain/screenPatterns.ts';
import { recentRecords } from '../../stores/recentRecords.ts';
import type { PaletteItem } from './paletteItem.ts';
import type { ScreenTable } from './screenItems.ts';

const listNames = Object.keys(listPatterns) as (keyof typeof listPatterns)[];

/** The records opened last; one whose name is not known, or not to be seen, goes by the beginning of its id. */
export const recentItems = (
  table: ScreenTable,
  userId: string,
  isPrivate: boolean,
  i18n: I18n,
): readonly PaletteItem[] =>
  recentRecords(userId).flatMap(({ path, name }) => {
    const list = listNames.find((known) => matchPath(recordPattern(listPatterns[known]), path) !== null);
    const screen = list && list in table ? table[list as keyof ScreenTable] : undefined;
    if (!screen) return [];
    const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
    const shown = name !== null && !isPrivate ? name : id.slice(0, 8).toUpperCase();
    return [{ id: `recent ${path}`, label: shown, detail: i18n._(screen.title), words: id, path }];
  });
