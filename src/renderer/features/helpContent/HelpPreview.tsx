import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import type { HelpEntries, HelpEntry } from './helpTree.ts';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    boxSizing: 'border-box',
    width: 'clamp(360px, 32cqw, 560px)',
    maxWidth: '100%',
    maxHeight: 'calc(100vh - 160px)',
    padding: '16px',
    overflow: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  level: { display: 'flex', flexDirection: 'column', gap: '4px' },
  entry: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > summary': { padding: '8px 4px', cursor: 'pointer', overflowWrap: 'anywhere' },
  },
  content: { padding: '0 4px 8px 16px', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});

const Entry = ({ entry: { title, text, children } }: { entry: HelpEntry }) => {
  const styles = useStyles();
  return (
    <details className={styles.entry}>
      <summary>{title || <Trans>Untitled</Trans>}</summary>
      <div className={styles.content}>
        {children.length > 0
          ? children.map((child) => <Entry key={child.key} entry={child} />)
          : text || (
              <Text italic>
                <Trans>No text</Trans>
              </Text>
            )}
      </div>
    </details>
  );
};

/**
 * Shows the readers' view: an entry's children, or its text if it has none. Deferred, so that typing remains
 * fast.
 */
export const HelpPreview = ({ entries }: { entries: HelpEntries }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const shown = useDeferredValue(entries);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={styles.root} aria-label={t`Preview`} tabIndex={0}>
      <div className={styles.level}>
        {shown.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </div>
    </section>
  );
};
