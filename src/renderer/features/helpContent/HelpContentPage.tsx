import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { DraftBanner } from '../../resource/form/FormBanners.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { showToast } from '../../stores/toasts.ts';
import { Banner, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { showError } from '../../ui/showError.ts';
import { useMediaQuery, wideQuery } from '../../ui/useMediaQuery.ts';
import { HelpConflicts } from './HelpConflicts.tsx';
import { type HelpFailure, HelpFailureBanner, type Refusal } from './HelpFailureBanner.tsx';
import { HelpHeader } from './HelpHeader.tsx';
import type { HelpTreeState } from './HelpItem.tsx';
import { HelpPreview } from './HelpPreview.tsx';
import { HelpTree } from './HelpTree.tsx';
import { type HelpEntries, untitled, wayTo } from './helpTree.ts';
import { useHelpActions } from './useHelpActions.ts';
import { type Audience, useHelpEditor } from './useHelpEditor.ts';
import { useOpenEntries } from './useOpenEntries.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', containerType: 'inline-size' },
  columns: { display: 'flex', alignItems: 'flex-start', gap: '24px' },
  tree: {
    flex: '1 1 0',
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '1120px',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  // Hides the editor in narrow windows, where the preview takes its place instead of being side by side.
  nextToPreview: { '@container (max-width: 840px)': { display: 'none' } },
  hint: { color: tokens.colorNeutralForeground2 },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '8px', maxWidth: '960px' },
});

const noEntries: HelpEntries = [];
const nothing: ReadonlySet<string> = new Set();
const noRefusals: readonly Refusal[] = [];

interface HelpSaveOptions {
  title: string;
  editor: ReturnType<typeof useHelpEditor>;
  /** Reveals and focuses an invalid field. */
  show: (key: string, field: Refusal['field']) => void;
}

/** Save and Reset, and the problems of the last save. */
const useHelpSave = ({ title, editor, show }: HelpSaveOptions) => {
  const { i18n, t } = useLingui();
  const guard = useLeaveGuard(editor.isDirty, editor.tools.isSaving);
  const [missing, setMissing] = useState(nothing);
  const [failure, setFailure] = useState<HelpFailure | null>(null);
  const [isOvertaken, setOvertaken] = useState(false);
  const clear = (): void => {
    setMissing(nothing);
    setFailure(null);
    setOvertaken(false);
  };
  return {
    missing,
    failure,
    isOvertaken,
    save: async (): Promise<void> => {
      const withoutTitle = untitled(editor.edit ?? noEntries, editor.baseline ?? noEntries);
      clear();
      setMissing(new Set(withoutTitle));
      const [first] = withoutTitle;
      if (first !== undefined) return show(first, 'title');
      const saved = await editor.save();
      if (!saved.ok) {
        const refused = editor.refusedLast();
        setFailure({ error: saved.error, refused });
        if (refused[0]) show(refused[0].key, refused[0].field);
      } else setOvertaken(saved.data.isOvertaken);
    },
    reset: async (): Promise<void> => {
      if (!(await guard.mayLeave())) return;
      clear();
      const error = await editor.reset();
      if (error) showError(i18n, error);
      // The content is often the same as before, so say that it was loaded.
      else showToast({ intent: 'success', text: t`Reloaded: ${title}` });
    },
  };
};

interface HelpEditorProps {
  country: string;
  audience: Audience;
}

const HelpEditor = ({ country, audience }: HelpEditorProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const title = audience === 'customer' ? t`Customer help content` : t`Courier help content`;
  const editor = useHelpEditor(country, audience, title);
  const { edit, openConflicts } = editor;
  const entries = edit ?? noEntries;
  const openEntries = useOpenEntries(entries, edit !== null);
  const { treeActions, focus, setFocus } = useHelpActions({ entries, change: editor.change, openEntries });
  const isWide = useMediaQuery(wideQuery);
  const [wantsPreview, setPreviewing] = useState<boolean | null>(null);
  const isPreviewing = wantsPreview ?? isWide;
  const { missing, failure, isOvertaken, save, reset } = useHelpSave({
    title,
    editor,
    show: (key, field) => {
      openEntries.search('');
      openEntries.open([...wayTo(entries, key), ...(field === 'text' ? [key] : [])]);
      if (!isWide) setPreviewing(false);
      setFocus({ key, field });
    },
  });
  const { seen } = openEntries;
  const state = useMemo<HelpTreeState>(
    () => ({ ...seen, missing, refused: failure?.refused ?? noRefusals, onWrite: treeActions.onWrite }),
    [seen, missing, failure, treeActions],
  );

  return (
    <section className={styles.root} aria-label={title}>
      <HelpHeader
        title={title}
        editor={editor}
        openEntries={openEntries}
        isPreviewing={isPreviewing}
        onPreview={() => setPreviewing(!isPreviewing)}
        onReset={() => void reset()}
        onSave={() => void save()}
      />
      {editor.draft && <DraftBanner draft={editor.draft} />}
      {failure && <HelpFailureBanner failure={failure} entries={entries} onRetry={() => void save()} />}
      {isOvertaken && (
        <Banner intent="warning">
          <Trans>
            Not saved. Another user may have saved at the same time. Save again to merge both versions.
          </Trans>
        </Banner>
      )}
      {editor.error && !edit && <QueryError error={editor.error} onRetry={editor.reload} />}
      {!edit && !editor.error && <Loading className={styles.skeleton} size={20} count={6} />}
      {edit && (
        <>
          <Text className={styles.hint}>
            <Trans>
              To move an entry, drag it or press Alt with an arrow key. Enter adds an entry below.
            </Trans>
          </Text>
          <div className={styles.columns}>
            <div className={mergeClasses(styles.tree, isPreviewing && styles.nextToPreview)}>
              {edit.length === 0 && <EmptyState text={<Trans>No help content yet.</Trans>} />}
              {edit.length > 0 && openEntries.count === 0 && (
                <EmptyState text={<Trans>Nothing found</Trans>} detail={openEntries.query} />
              )}
              <HelpTree
                label={title}
                entries={edit}
                state={state}
                focus={focus}
                onFocused={() => setFocus(null)}
                actions={treeActions}
              />
            </div>
            {isPreviewing && <HelpPreview entries={edit} />}
          </div>
        </>
      )}
      {openConflicts && <HelpConflicts conflicts={openConflicts.conflicts} onAnswer={openConflicts.answer} />}
    </section>
  );
};

/** Editor of a country's help, for customers or couriers depending on the URL. */
const HelpContentPage = () => {
  const { country = '' } = useParams();
  const { pathname } = useLocation();
  const audience = pathname === paths.courierHelpContent({ country }) ? 'courier' : 'customer';
  // The key resets all state for another country or audience.
  return <HelpEditor key={`${country}/${audience}`} country={country} audience={audience} />;
};

export default HelpContentPage;
