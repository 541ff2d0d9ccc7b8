import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { filtersOf, nodeName, type TreeEdit } from '../../marketplace/categoryTree/treeEdits.ts';
import type { CountryMarks } from './useCountryMarks.tsx';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    flex: '2 1 0',
    minWidth: 0,
    maxWidth: '720px',
    maxHeight: 'calc(100vh - 160px)',
    padding: '16px 20px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: { display: 'block', margin: '0 0 8px', color: tokens.colorNeutralForeground2 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  category: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 8px',
    alignItems: 'center',
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    overflowWrap: 'anywhere',
  },
  name: { gridColumn: 2 },
  filters: { gridColumn: 2, color: tokens.colorNeutralForeground2 },
});

interface TreePreviewProps {
  edit: TreeEdit;
  marksOf: (key: string) => CountryMarks;
}

/** Categories that the city shows, in their order and with their filters. */
export const TreePreview = ({ edit, marksOf }: TreePreviewProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { nodes, ticked } = useDeferredValue(edit);
  const shown = nodes.filter(({ key }) => ticked.has(key));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={styles.root} aria-label={t`Preview`} tabIndex={0}>
      <Text as="h2" className={styles.title} weight="semibold">
        <Trans>Shown to customers</Trans>
      </Text>
      {shown.length === 0 && (
        <Text className={styles.filters}>
          <Trans>No category is selected.</Trans>
        </Text>
      )}
      <ol className={styles.list}>
        {shown.map((node) => (
          <li key={node.key} className={styles.category}>
            {marksOf(node.key).picture}
            <Text className={styles.name} weight="semibold">
              {nodeName(node)}
            </Text>
            <Text className={styles.filters} size={200}>
              {filtersOf(node)
                .filter(({ key }) => ticked.has(key))
                .map(nodeName)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
};
