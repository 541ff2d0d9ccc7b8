import { Button, makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular, ArrowUndoRegular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { CountryId } from '#shared/domain/countries.ts';
import { useCities } from '../../data/useCities.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { showToast } from '../../stores/toasts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryError } from '../../ui/ErrorNotice.tsx';
import { errorText } from '../../ui/errorText.ts';
import { isCommandKey } from '../../ui/isCommandKey.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { useDocumentKeys } from '../../ui/useDocumentKeys.ts';
import { TreeEditor } from './TreeEditor.tsx';
import { useTreeEditor } from './useTreeEditor.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '720px' },
  hint: { color: tokens.colorNeutralForeground2 },
  tree: {
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '8px' },
});

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Which home categories and top filters a city shows, and in which order. */
const CategoryTreePage = () => {
  const { t, i18n } = useLingui();
  const styles = useStyles();
  const { country = '', city: cityId = '' } = useParams();
  const { pathname } = useLocation();
  const [isSaving, setSaving] = useState(false);
  const editor = useTreeEditor({ country, city: cityId });
  const { edit, isDirty } = editor;
  useLeaveGuard(isDirty);

  const { data: cities } = useCities(country as CountryId, true);
  const city = cities?.find(({ id }) => id === cityId)?.name ?? '';
  const title = pathname.endsWith('/top_filters') ? t`${city} top filters` : t`${city} home categories`;

  const save = async (): Promise<void> => {
    setSaving(true);
    const saved = await editor.save();
    setSaving(false);
    if (!saved.ok) showToast({ intent: 'error', text: errorText(i18n, saved.error) });
    else if (saved.data.hasConflict)
      showToast({
        intent: 'warning',
        text: t`Saved. Somebody else had moved the same rows meanwhile: they now stand where you put them.`,
      });
    else showToast({ intent: 'success', text: t`Saved`, durationMs: 1000 });
  };

  // Wherever the focus is, but not under a question.
  useDocumentKeys((event) => {
    if (document.querySelector('[aria-modal=true]')) return;
    if (isCommandKey(event, 'z')) event.shiftKey ? editor.redo() : editor.undo();
    else if (isCommandKey(event, 'y')) editor.redo();
    else if (isCommandKey(event, 's') && isDirty) void save();
    else return;
    event.preventDefault();
  });

  return (
    <section className={styles.root} aria-label={title}>
      <PageHeader title={title}>
        <ToolButton
          label={t`Undo`}
          shortcut="Ctrl+Z"
          icon={<ArrowUndoRegular />}
          disabledFocusable={!editor.canUndo}
          onClick={editor.undo}
        />
        <ToolButton
          label={t`Redo`}
          shortcut="Ctrl+Y"
          icon={<ArrowRedoRegular />}
          disabledFocusable={!editor.canRedo}
          onClick={editor.redo}
        />
        <Button appearance="primary" disabledFocusable={!isDirty || isSaving} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </PageHeader>
      <Text className={styles.hint}>
        <Trans>
          Drag rows to order them, or press Alt with an arrow key. Only what is ticked is shown in the city.
        </Trans>
      </Text>
      {editor.error && !edit && <QueryError error={editor.error} onRetry={editor.reload} />}
      {!edit && !editor.error && (
        <Skeleton className={styles.skeleton} aria-label={t`Loading`}>
          {skeletonRows.map((row) => (
            <SkeletonItem key={row} size={20} />
          ))}
        </Skeleton>
      )}
      {edit && edit.nodes.length === 0 && (
        <EmptyState text={<Trans>This country has no home categories yet.</Trans>} />
      )}
      {edit && edit.nodes.length > 0 && (
        <div className={styles.tree}>
          <TreeEditor label={title} edit={edit} onChange={editor.change} />
        </div>
      )}
    </section>
  );
};

export default CategoryTreePage;
