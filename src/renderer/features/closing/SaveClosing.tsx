import { Button, ProgressBar, Text } from '@fluentui/react-components';
import { FolderArrowRight20Regular } from '@fluentui/react-icons/svg/folder-arrow-right';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ClosedPeriod, SavingProgress } from '#shared/ipc/closingRoutes.ts';
import { listen, request } from '../../ipc/bridge.ts';
import { orderStatusAppearance } from '../../marketplace/orderWords.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { problemText } from '../../ui/exportWords.ts';
import { showError } from '../../ui/showError.ts';
import { canSavePage } from '../../ui/usePrint.ts';
import { amountNames, fileWords, findingWords, orderWords, sortNames } from './closingWords.ts';
import { useClosingStyles } from './useClosingStyles.ts';

const wordsOf = (i18n: I18n, cities: readonly { id: string; name: string }[]): Record<string, string> => {
  const under = (prefix: string, words: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(words).map(([name, message]) => [`${prefix}${name}`, i18n._(message)] as const);
  const labels = (words: Readonly<Record<string, { label: MessageDescriptor }>>) =>
    Object.fromEntries(Object.entries(words).map(([name, { label }]) => [name, label]));
  return Object.fromEntries([
    ...under('', fileWords),
    ...under('sort.', sortNames),
    ...under('finding.', labels(findingWords)),
    ...under('order.', labels(orderWords)),
    ...under('amount.', amountNames),
    ...under('status.', labels(orderStatusAppearance)),
    ...cities.map(({ id, name }) => [`city.${id}`, name] as const),
  ]);
};

interface SaveClosingProps {
  of: ClosedPeriod;
  cities: readonly { id: string; name: string }[];
}

/** Progress of the folder, in the place of the buttons. */
export const Saving = ({ done, total }: SavingProgress) => {
  const { i18n, t } = useLingui();
  const styles = useClosingStyles();
  const [written, all] = [i18n.number(done), i18n.number(total)];
  return (
    <>
      <ProgressBar className={styles.bar} aria-label={t`Saving of the folder`} value={done / total} />
      <Text role="status">{t`Statements: ${written} of ${all}`}</Text>
      <Button onClick={() => void request('closing.stopSaving', undefined)}>
        <Trans>Stop</Trans>
      </Button>
    </>
  );
};

/** Folder that main is writing, whichever window has asked for it. */
export const useSaving = (): SavingProgress | null => {
  const [saving, setSaving] = useState<SavingProgress | null>(null);
  useEffect(() => {
    let isHeard = false;
    const stop = listen('closing.savingProgressed', (progress) => {
      isHeard = true;
      setSaving(progress);
    });
    void request('closing.saving', undefined).then((result) => {
      if (result.ok && !isHeard) setSaving(result.data);
    });
    return stop;
  }, []);
  return saving;
};

/** Writes a folder with workbook, statements and protocol. */
export const SaveClosing = ({ of, cities }: SaveClosingProps) => {
  const { i18n, t } = useLingui();
  const isPrivate = useIsPrivate();
  const [isBusy, setIsBusy] = useState(false);
  const reveal = async (): Promise<void> => {
    const result = await request('closing.reveal', undefined);
    if (!result.ok) showError(i18n, result.error);
  };
  const save = async (): Promise<void> => {
    setIsBusy(true);
    const result = await request('closing.save', { ...of, words: wordsOf(i18n, cities) });
    setIsBusy(false);
    if (!result.ok) return showError(i18n, result.error);
    if (!result.data) return;
    const { folder, problem, statements } = result.data;
    if (problem)
      return void showToast({ intent: 'error', text: problemText({ problem, message: '' }, i18n) });
    const action = { label: i18n._(msg`Show in folder`), run: () => void reveal() };
    const [written, all] = [i18n.number(statements.written), i18n.number(statements.total)];
    const isComplete = statements.written === statements.total;
    const text = isComplete
      ? msg`${folder} saved`
      : statements.written === 0 && !canSavePage()
        ? msg`${folder} saved without statements: PDF files need the desktop app.`
        : msg`${folder} saved with ${written} of ${all} statements. The protocol names the others.`;
    showToast({ intent: isComplete ? 'success' : 'warning', text: i18n._(text), action });
  };
  return (
    <Button
      icon={<FolderArrowRight20Regular />}
      disabled={isBusy}
      {...(isPrivate ? { title: t`Files include the data that privacy mode hides.` } : {})}
      onClick={() => void save()}
    >
      <Trans>Save as folder…</Trans>
    </Button>
  );
};
