import { makeStyles, Skeleton, SkeletonItem, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useParams } from 'react-router';
import type { CountryId } from '#shared/domain/countries.ts';
import { useCities } from '../../data/useCities.ts';
import { EditTools } from '../../resource/editing/EditTools.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { showToast } from '../../stores/toasts.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { QueryError } from '../../ui/ErrorNotice.tsx';
import { errorText } from '../../ui/errorText.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
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
const CategoryTree = () => {
  const { t, i18n } = useLingui();
  const styles = useStyles();
  const { country = '', city: cityId = '' } = useParams();
  const { pathname } = useLocation();
  const editor = useTreeEditor({ country, city: cityId });
  const { edit, isDirty } = editor;
  useLeaveGuard(isDirty);

  const { data: cities } = useCities(country as CountryId, true);
  const city = cities?.find(({ id }) => id === cityId)?.name ?? '';
  const title = pathname.endsWith('/top_filters') ? t`${city} top filters` : t`${city} home categories`;

  const save = async (): Promise<void> => {
    const saved = await editor.save();
    if (!saved.ok) showToast({ intent: 'error', text: errorText(i18n, saved.error) });
    else if (saved.data.hasConflict)
      showToast({
        intent: 'warning',
        text: t`Saved. Somebody else had moved the same rows meanwhile: they now stand where you put them.`,
      });
    else showToast({ intent: 'success', text: t`Saved`, durationMs: 1000 });
  };

  return (
    <section className={styles.root} aria-label={title}>
      <PageHeader title={title}>
        <EditTools editor={editor} onSave={() => void save()} />
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
          <TreeEditor label={title} edit={edit} onChange={(next) => editor.change(() => next)} />
        </div>
      )}
    </section>
  );
};

/** Another city is another tree: nothing is carried over. */
const CategoryTreePage = () => {
  const { country, city } = useParams();
  return <CategoryTree key={`${country}/${city}`} />;
};

export default CategoryTreePage;
