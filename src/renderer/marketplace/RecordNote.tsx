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
import { SheetSection } from './SheetSection.tsx';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
  text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Limit of main for a note. */
const maxLength = 4000;
/** Pause in typing after which the note is stored. */
const pauseMs = 800;

const noteKey = (userId: string, about: string) => ['notes', userId, about] as const;

/** Own note about a record. It stays on this computer. */
const useNote = (about: string) => {
  const userId = useUser()?.id ?? '';
  const { data } = useQuery({
    queryKey: noteKey(userId, about),
    queryFn: async () => unwrap(await request('notes.read', { about, userId })),
    staleTime: 0,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'saved' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const store = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (typed === null || typed === (data?.note?.text ?? '')) return;
    const result = await request('notes.keep', { about, userId, text: typed });
    const isPersisted = result.ok && result.data.isPersisted;
    setState(isPersisted ? 'saved' : 'failed');
    if (isPersisted) await queryClient.invalidateQueries({ queryKey: noteKey(userId, about) });
  };
  const leave = useEffectEvent(() => void store());
  useEffect(() => () => leave(), []);
  return {
    text: typed ?? data?.note?.text ?? '',
    isReadable: data?.isReadable ?? true,
    isLoaded: data !== undefined,
    state,
    type: (text: string) => {
      setTyped(text);
      setState(null);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => leave(), pauseMs);
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
        aria-label={t`My note`}
        placeholder={t`Only you see this note`}
        rows={2}
        resize="vertical"
        maxLength={maxLength}
        disabled={!isLoaded}
        value={text}
        onChange={(_event, { value }) => type(value)}
        onBlur={store}
      />
      <Text size={200} className={styles.quiet} role="status">
        {state === 'failed' || !isReadable ? (
          <Trans>The note could not be saved: the keychain of this computer is unavailable.</Trans>
        ) : state === 'saved' ? (
          <Trans>Saved on this computer, encrypted</Trans>
        ) : (
          <Trans>Stays on this computer, encrypted</Trans>
        )}
      </Text>
    </>
  );
};

interface RecordNoteProps extends RecordContentProps {
  entity: EntityName;
  scope: RecordScope;
}

export const RecordNote = ({ entity, scope, record }: RecordNoteProps) => {
  const { t } = useLingui();
  const { country = '', city = '' } = scope;
  return (
    <SheetSection title={t`My note`}>
      <NoteText key={record.id} about={`${entity}/${country}/${city}/${record.id}`} />
    </SheetSection>
  );
};

/** Note on the page of a record. */
export const NotePanel = ({ record }: RecordContentProps) => {
  const { resource, scope } = useResource();
  return <RecordNote entity={resource.entity} scope={scopeOfRow(scope, record)} record={record} />;
};
