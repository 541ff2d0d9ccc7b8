import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { personName } from '#shared/rules/personName.ts';
import { request } from '../../ipc/bridge.ts';
import { openReplies, usePromisedReplies } from '../../marketplace/texts/promisedReplies.ts';
import { confirm } from '../../stores/overlays.ts';
import { serverKey, useIsPrivate } from '../../stores/preferences.ts';
import { useUser } from '../../stores/session.ts';
import { useStops } from '../../stores/stops.ts';
import { showToast } from '../../stores/toasts.ts';
import { useCopyText } from '../../ui/CopyButton.tsx';
import { problemText } from '../../ui/exportWords.ts';
import { showError } from '../../ui/showError.ts';
import { useFormatters, useTimeZone } from '../../ui/useFormatters.ts';
import type { EntryWords } from './entryWords.ts';
import { handoverText, openStops } from './handoverText.ts';
import { journalTable } from './journalTable.ts';
import { useZoneText } from './recordTimes.ts';
import { usePlaceNames } from './usePlaceNames.ts';

interface DayTools {
  /** The handover lists stops with an open reminder, or promised replies. */
  hasOpen: boolean;
  /** Reads the requests of promised replies again. */
  isCopying: boolean;
  copyHandover: (words: readonly EntryWords[]) => void;
  saveTable: (words: readonly EntryWords[]) => void;
  forget: () => void;
}

/** Actions on the shown entries: handover text, file, and deleting the journal. */
export const useDayTools = (): DayTools => {
  const { i18n, t } = useLingui();
  const user = useUser();
  const formatters = useFormatters();
  const timeZone = useTimeZone();
  const copyText = useCopyText();
  const place = usePlaceNames();
  const zone = useZoneText();
  const notes = useStops((known) => known.notes);
  const stops = openStops(notes);
  const promised = usePromisedReplies(user?.id ?? '');
  const isPrivate = useIsPrivate();

  const [isCopying, setCopying] = useState(false);

  const copyHandover = async (words: readonly EntryWords[]): Promise<void> => {
    setCopying(true);
    const replies = await openReplies(user?.id ?? '');
    setCopying(false);
    await copyText(
      handoverText(words, {
        ...{ user: user ? personName(user) : '', server: serverKey(), zone },
        ...{ stops, replies, isPrivate, placeOf: place, i18n, formatters },
      }),
    );
  };
  const save = async (words: readonly EntryWords[]): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    const table = journalTable(words, { i18n, timeZone, placeOf: ({ entry }) => place(entry.scope) });
    const result = await request('exports.saveTable', { name: `${t`My day`} ${day}`, ...table });
    if (!result.ok) return showError(i18n, result.error);
    if (!result.data) return;
    const { fileName, problem } = result.data;
    if (problem)
      return void showToast({ intent: 'error', text: problemText({ problem, message: '' }, i18n) });
    const run = (): void => void request('exports.revealPage', undefined);
    showToast({ intent: 'success', text: t`${fileName} saved`, action: { label: t`Show in folder`, run } });
  };

  const forget = async (): Promise<void> => {
    const isWanted = await confirm({
      title: t`Delete what My day has written down?`,
      text: t`This deletes your entries of the last 30 days on this computer. The records themselves do not change.`,
      confirmLabel: t`Delete`,
      isDestructive: true,
    });
    if (isWanted) await request('journal.forget', { userId: user?.id ?? '' });
  };

  return {
    isCopying,
    hasOpen: stops.length + promised.length > 0,
    copyHandover: (words) => void copyHandover(words),
    saveTable: (words) => void save(words),
    forget: () => void forget(),
  };
};
