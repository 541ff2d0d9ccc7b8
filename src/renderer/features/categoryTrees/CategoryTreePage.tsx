import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { AppError } from '#shared/ipc/result.ts';
import type { CountryId } from '#shared/rules/countries.ts';
import { recordKeys } from '../../data/queryClient.ts';
import { call } from '../../ipc/bridge.ts';
import { mergeEdits } from '../../marketplace/categoryTree/mergeEdits.ts';
import { filtersOf, isSameEdit, toBody, toEdit } from '../../marketplace/categoryTree/treeEdits.ts';
import { useCityName } from '../../marketplace/scopeNames.ts';
import { EditTools } from '../../resource/form/EditTools.tsx';
import { DraftBanner } from '../../resource/form/FormBanners.tsx';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.ts';
import { useWholeEdit } from '../../resource/form/useWholeEdit.ts';
import { ErrorBanner, QueryError } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useMediaQuery, wideQuery } from '../../ui/useMediaQuery.ts';
import { TreeEditor } from './TreeEditor.tsx';
import { TreePreview } from './TreePreview.tsx';
import { useCountryMarks } from './useCountryMarks.tsx';

interface Scope {
  country: string;
  city: string;
}

const rules = { toEdit, toBody, isSame: isSameEdit, merge: mergeEdits };

const useTreeEditor = (scope: Scope, name: string) =>
  useWholeEdit(rules, {
    name,
    queryKey: recordKeys.record('categoryTrees', scope, ''),
    draftKey: `categoryTrees ${scope.country} ${scope.city}`,
    named: ['homeCategories', 'topFilters'],
    read: (how) => call('categoryTrees.read', scope, how),
    write: (body) => call('categoryTrees.update', scope, { body }),
  });

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', maxWidth: '1680px' },
  columns: { display: 'flex', alignItems: 'flex-start', gap: '24px' },
  hint: { color: tokens.colorNeutralForeground2 },
  tree: {
    flex: '3 1 0',
    boxSizing: 'border-box',
    minWidth: 0,
    maxWidth: '1120px',
    padding: '8px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  skeleton: { display: 'flex', flexDirection: 'column', gap: '12px', padding: '8px' },
});

const isFilterAddress = (pathname: string): boolean => pathname.endsWith('/top_filters');

/**
 * Selection and order of a city's home categories and top filters. The URL of the top filters opens the same
 * page with the filters expanded.
 */
const CategoryTree = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { country = '', city: cityId = '' } = useParams();
  const { pathname } = useLocation();
  const city = useCityName(country as CountryId, cityId);
  const marksOf = useCountryMarks(country);
  const isWide = useMediaQuery(wideQuery);
  const isAboutFilters = isFilterAddress(pathname);
  const title = isAboutFilters ? t`${city} top filters` : t`${city} home categories`;
  const editor = useTreeEditor({ country, city: cityId }, title);
  const { edit, isDirty } = editor;
  useLeaveGuard(isDirty, editor.tools.isSaving);
  const [fold, setFold] = useState({ isOpen: isAboutFilters, others: new Set<string>() });
  const foldOne = (key: string): void =>
    setFold(({ isOpen, others }) => ({
      isOpen,
      others: new Set(others.has(key) ? [...others].filter((other) => other !== key) : [...others, key]),
    }));
  const isAnyOpen = edit?.nodes.some(({ key }) => fold.isOpen !== fold.others.has(key)) ?? false;

  const [failure, setFailure] = useState<AppError | null>(null);
  const save = async (): Promise<void> => {
    setFailure(null);
    const saved = await editor.save();
    if (!saved.ok) setFailure(saved.error);
  };

  return (
    <section className={styles.root} aria-label={title}>
      <PageHeader title={title}>
        <Button
          appearance="subtle"
          disabledFocusable={!edit?.nodes.some((node) => filtersOf(node).length > 0)}
          onClick={() => setFold({ isOpen: !isAnyOpen, others: new Set() })}
        >
          {isAnyOpen ? <Trans>Fold all filters</Trans> : <Trans>Unfold all filters</Trans>}
        </Button>
        <EditTools editor={editor.tools} onSave={() => void save()} />
      </PageHeader>
      {editor.draft && <DraftBanner draft={editor.draft} />}
      {failure && <ErrorBanner error={failure} onRetry={() => void save()} />}
      <Text className={styles.hint}>
        <Trans>
          To sort rows, drag them or press Alt with an arrow key. The city shows only selected rows. A
          category can be on without its filters.
        </Trans>
      </Text>
      {editor.error && !edit && <QueryError error={editor.error} onRetry={editor.reload} />}
      {!edit && !editor.error && <Loading className={styles.skeleton} size={20} count={6} />}
      {edit && edit.nodes.length === 0 && (
        <EmptyState text={<Trans>This country has no home categories yet.</Trans>} />
      )}
      {edit && edit.nodes.length > 0 && (
        <div className={styles.columns}>
          <div className={styles.tree}>
            <TreeEditor
              label={title}
              edit={edit}
              marksOf={marksOf}
              isOpen={(key) => fold.isOpen !== fold.others.has(key)}
              onFold={foldOne}
              onChange={(next) => editor.change(() => next)}
            />
          </div>
          {isWide && <TreePreview edit={edit} marksOf={marksOf} />}
        </div>
      )}
    </section>
  );
};

/** The key resets all state for another city. */
const CategoryTreePage = () => {
  const { pathname } = useLocation();
  return <CategoryTree key={pathname} />;
};

export default CategoryTreePage;
