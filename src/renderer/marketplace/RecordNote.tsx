import { makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type EntityName, type RecordScope, scopeOfRow } from '../data/entityCalls.ts';
import { queryClient, unwrap } from '../data/queryClient.ts';
import { request } from '../ipc/bridge.ts';
import type { RecordContentProps } from '../resource/define/resource.ts';
import { useResource } from '../resource/define/resourceContext.tsx';
import { Revealable } from '../resource/fields/sensitive/Revealable.tsx';
import { useIsPrivate } from '../stores/preferences.ts';
import { useUser } from '../stores/session.ts';
import { noteOf, setUnsaved } from '../stores/unsavedChanges.ts';
import { InlineProblem } from '../ui/InlineProblem.tsx';
import { SheetSection } from './SheetSection.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  // A line while empty, growing with its text.
  input: { minHeight: 'auto' },
  area: { minHeight: '32px', maxHeight: '240px', fieldSizing: 'content' },
});

/** Limit of main for a note. */
const maxLength = 4000;
/** Pause in typing after which the note is stored. */
const pauseMs = 800;

const noteKey = (userId: string, about: string) => ['notes', userId, about] as const;

/** Own note about a record. It stays on this computer. Until it is persisted, it counts as unsaved input. */
const useNote = (about: string) => {
  const userId = useUser()?.id ?? '';
  const { data } = useQuery({
    queryKey: noteKey(userId, about),
    queryFn: async () => unwrap(await request('notes.read', { about, userId })),
    staleTime: 0,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [persisted, setPersisted] = useState<string | null>(null);
  const [isFailed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isUnsaved = typed !== null && typed !== (persisted ?? data?.note?.text ?? '');
  const store = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (!isUnsaved) return true;
    const result = await request('notes.keep', { about, userId, text: typed });
    const isPersisted = result.ok && result.data.isPersisted;
    setFailed(!isPersisted);
    if (isPersisted) {
      setPersisted(typed);
      await queryClient.invalidateQueries({ queryKey: noteKey(userId, about) });
    }
    return isPersisted;
  };
  const save = useEffectEvent(store);
  useEffect(() => setUnsaved(about, isUnsaved, () => save()), [about, isUnsaved]);
  useEffect(
    () => () => {
      void save();
      setUnsaved(about, false);
    },
    [about],
  );
  return {
    text: typed ?? data?.note?.text ?? '',
    isReadable: data?.isReadable ?? true,
    isLoaded: data !== undefined,
    state: isFailed && isUnsaved ? 'failed' : persisted === null ? null : 'saved',
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pauseMs);
    },
    store: () => void store(),
  };
};

const NoteText = ({ about }: { about: string }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { text, isReadable, isLoaded, state, type, store } = useNote(about);
  if (isPrivate) {
    return text === '' ? (
      <Text className={styles.quiet}>–</Text>
    ) : (
      <Revealable label={t`My note`}>{() => <span className={styles.text}>{text}</span>}</Revealable>
    );
  }
  return (
    <>
      <Textarea
        className={styles.input}
        textarea={{ className: styles.area }}
        aria-label={t`My note`}
        placeholder={t`Only you see this note`}
        rows={1}
        resize="vertical"
        maxLength={maxLength}
        disabled={!isLoaded}
        value={text}
        onChange={(_event, { value }) => type(value)}
        onBlur={store}
      />
      {state === 'failed' || !isReadable ? (
        <InlineProblem onRetry={store}>
          <Trans>The note could not be saved: the keychain of this computer is unavailable.</Trans>
        </InlineProblem>
      ) : (
        <Text size={200} className={styles.quiet} role="status">
          {state === 'saved' ? (
            <Trans>Saved on this computer, encrypted</Trans>
          ) : (
            text !== '' && <Trans>Stays on this computer, encrypted</Trans>
          )}
        </Text>
      )}
    </>
  );
};

interface RecordNoteProps extends RecordContentProps {
  entity: EntityName;
  scope: RecordScope;
}

export const RecordNote = ({ entity, scope, record }: RecordNoteProps) => {
  const { t } = useLingui();
  return (
    <SheetSection title={t`My note`}>
      <NoteText key={record.id} about={entity + noteOf(scope, record.id)} />
    </SheetSection>
  );
};

/** Note on the page of a record. */
export const NotePanel = ({ record }: RecordContentProps) => {
  const { resource, scope } = useResource();
  return <RecordNote entity={resource.entity} scope={scopeOfRow(scope, record)} record={record} />;
};
