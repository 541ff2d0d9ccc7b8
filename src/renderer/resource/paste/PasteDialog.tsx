import { Button, Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { useStableActions } from '../../ui/useStableActions.ts';
import { useResource } from '../define/resourceContext.tsx';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { PasteTable } from './PasteTable.tsx';
import { PasteText } from './PasteText.tsx';
import type { PlannedRow } from './planRows.ts';
import { keyFields } from './rowKeys.ts';
import { nameOfResult, type ResultName, resultNames, results } from './rowResults.ts';
import { usePaste } from './usePaste.ts';
import { canBeSaved } from './usePasteSave.ts';

const useStyles = makeStyles({
  typing: { width: 'min(90vw, 760px)' },
  preview: { width: 'min(96vw, 1400px)' },
  bar: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 20px', minHeight: '32px' },
  counts: { marginInlineEnd: 'auto', fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground2 },
});

type Paste = ReturnType<typeof usePaste>;
type Preview = NonNullable<Paste['preview']>;

const isWorthReading = (row: PlannedRow, failures: Paste['failures']): boolean =>
  Object.keys(row.warnings).length > 0 ||
  ['error', 'duplicate', 'uncertain', 'failed'].includes(nameOfResult(row, failures?.get(row.line)));

/** `New: 4 · Changed: 2 · Error: 1`, without zeros. */
const countsText = (names: readonly ResultName[], i18n: I18n): string =>
  resultNames
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .flatMap(([name, count]) => (count > 0 ? `${i18n._(results[name].label)}: ${i18n.number(count)}` : []))
    .join(' · ');

const useCellContext = (planned: Paste['planned'], columns: Preview['columns']) => {
  const { resource, scope } = useResource();
  const { fields } = resource;
  const names = useMemo(() => columns.filter((name) => name !== null), [columns]);
  const shown = useMemo(() => names.flatMap((name) => fields[name] ?? []), [names, fields]);
  const wanted = useMemo(
    () =>
      wantedIds(
        (planned ?? []).flatMap(({ record, given }) =>
          names.flatMap((name) => [record?.[name], given[name]].map((id) => [fields[name], id] as const)),
        ),
      ),
    [planned, names, fields],
  );
  return useTextContext(shown, scope, wanted);
};

/** Explains how rows find their records, and the limits of this list. */
const Notes = ({ columns, creation }: { columns: Preview['columns']; creation: Paste['creation'] }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { fields } = useResource().resource;
  const keys = keyFields(fields);
  const names = keys.flatMap(({ field }) => (fields[field] ? i18n._(fields[field].label) : [])).join(', ');
  const sentences = [
    !keys.some(({ field }) => columns.includes(field))
      ? t`No column names a record (${names}), so each row is a new one.`
      : keys.length === 1
        ? t`Records are found by their ${names}.`
        : t`Records are found by the first of these that a row has: ${names}.`,
    creation === 'closed' && t`New records cannot be created here.`,
    creation === 'needsCity' && t`In a list of all cities, new records need a column with the city.`,
    t`Empty cells change nothing.`,
  ];
  return (
    <Text size={200} className={styles.note}>
      {sentences.filter(Boolean).join(' ')}
    </Text>
  );
};

const PastePreview = ({ paste, preview }: { paste: Paste; preview: Preview }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { planned, failures, found, progress, error, pasted } = paste;
  const { columns } = preview;
  const [isFiltered, setFiltered] = useState(false);
  const context = useCellContext(planned, columns);
  const byLine = useMemo(() => new Map((planned ?? []).map((row) => [row.line, row])), [planned]);
  const problems = useMemo(
    () => (planned ?? []).filter((row) => isWorthReading(row, failures)),
    [planned, failures],
  );
  const actions = useStableActions({ onColumn: pasted.choose });
  const isOnlyProblems = isFiltered && problems.length > 0;
  const rows = useMemo(() => {
    const wanted = isOnlyProblems ? new Set(problems.map(({ line }) => line)) : null;
    return preview.rows.filter(({ line }) =>
      wanted ? wanted.has(line) : failures === null || byLine.has(line),
    );
  }, [preview.rows, isOnlyProblems, problems, failures, byLine]);
  const status = () => {
    const { done, total } = progress ?? found ?? {};
    if (progress) return t`Saving: ${done} of ${total}`;
    if (!planned) return found ? t`Looking up records: ${done} of ${total}` : t`Looking up records…`;
    return countsText(
      planned.map((row) => nameOfResult(row, failures?.get(row.line))),
      i18n,
    );
  };
  const titles = 'problem' in pasted.table ? [] : pasted.table.titles;
  return (
    <>
      {error && <ErrorBanner error={error} onRetry={failures ? undefined : paste.reload} />}
      <div className={styles.bar}>
        <Text role="status" className={styles.counts}>
          {!error || planned ? status() : null}
        </Text>
        <Checkbox
          label={t`Only problems`}
          checked={isOnlyProblems}
          disabled={problems.length === 0}
          onChange={(_event, { checked }) => setFiltered(checked === true)}
        />
      </div>
      <PasteTable
        {...{ titles, rows, columns, failures, context }}
        planned={byLine}
        total={preview.rows.length}
        onColumn={failures || progress ? null : actions.onColumn}
      />
      <Notes columns={columns} creation={paste.creation} />
    </>
  );
};

const useSaveLabel = ({ planned, failures }: Paste): string | null => {
  const { t } = useLingui();
  if (failures) return failures.size > 0 ? t`Retry failed` : null;
  const made = planned?.filter(({ result }) => result === 'new').length ?? 0;
  const changed = planned?.filter(({ result }) => result === 'changed').length ?? 0;
  if (made > 0 && changed > 0) return t`Create ${made} and change ${changed}`;
  if (made > 0) return t`Create ${made}`;
  return changed > 0 ? t`Change ${changed}` : t`Nothing to save`;
};

interface PasteDialogProps {
  /** Pasted text. Empty: asks for it. */
  text: string;
  onSaved: () => void;
  onClose: () => void;
}

/** Rows of a spreadsheet become new and changed records, after a preview of each row. */
export const PasteDialog = ({ text: first, onSaved, onClose }: PasteDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { title } = useResource();
  const paste = usePaste(first, (isAll) => {
    onSaved();
    if (!isAll) return;
    release();
    onClose();
  });
  const { pasted, preview, progress, failures, planned, found } = paste;
  const { mayLeave, release } = useLeaveGuard(pasted.text !== '');
  const label = useSaveLabel(paste);
  const entity = i18n._(title);
  const canSave = failures ? failures.size > 0 : planned?.some(canBeSaved) === true && found === null;
  const close = async (): Promise<void> => {
    if (progress || !(await mayLeave())) return;
    release();
    onClose();
  };
  const submit = (): void => {
    if (progress) return;
    if (!preview) paste.show(true);
    else if (canSave) paste.save();
  };
  const isReadable = 'rows' in pasted.table && pasted.columns !== null;
  return (
    <DialogFrame
      title={t`Paste rows: ${entity}`}
      className={preview ? styles.preview : styles.typing}
      hasCross
      onClose={() => void close()}
      onKeyDown={onCommandEnter(submit)}
      actions={
        <>
          {preview && !failures && !progress && <Button onClick={() => paste.show(false)}>{t`Back`}</Button>}
          {progress ? (
            <Button onClick={progress.stop}>{t`Stop`}</Button>
          ) : (
            <Button onClick={() => void close()}>{failures ? t`Close` : t`Cancel`}</Button>
          )}
          {(!preview || label !== null) && (
            <Button
              appearance="primary"
              title="Ctrl+Enter"
              disabledFocusable={preview ? !canSave || progress !== null : !isReadable}
              onClick={submit}
            >
              {preview ? label : <Trans>Preview</Trans>}
            </Button>
          )}
        </>
      }
    >
      {preview ? (
        <PastePreview paste={paste} preview={preview} />
      ) : (
        <PasteText text={pasted.text} table={pasted.table} onChange={pasted.type} />
      )}
    </DialogFrame>
  );
};
