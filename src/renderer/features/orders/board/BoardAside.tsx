import { Button, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { useLinkHandlers } from '../../../ui/openWindow.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import { isPlainKey, useDocumentKeys } from '../../../ui/useDocumentKeys.ts';

const useStyles = makeStyles({
  /** Next to the columns; over them where there is no room. */
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 clamp(280px, 26%, 360px)',
    boxSizing: 'border-box',
    gap: '12px',
    overflow: 'auto',
    padding: '8px 12px 16px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    '@container (width < 900px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      zIndex: 7,
      width: 'min(340px, 100%)',
      boxShadow: tokens.shadow16,
    },
  },
  // On the other side than the card.
  left: { '@container (width < 900px)': { left: 0, right: 'auto' } },
  right: {},
  head: { display: 'flex', alignItems: 'center', gap: '2px' },
  title: { margin: 0 },
  id: { fontFamily: tokens.fontFamilyMonospace },
  gap: { flexGrow: 1 },
});

const RecordTools = ({ id, path }: { id: string; path: string }) => {
  const styles = useStyles();
  const linkHandlers = useLinkHandlers();
  return (
    <>
      <CopyButton text={id} />
      <span className={styles.gap} />
      <Button size="small" {...linkHandlers(path)}>
        <Trans>Open</Trans>
      </Button>
    </>
  );
};

interface BoardAsideProps {
  /** Accessible name of the panel. */
  label: string;
  title: string;
  /** Record of the title, which is its short id. */
  record?: { id: string; path: string };
  /** Side of a narrow board that the panel overlays. */
  side?: 'left' | 'right';
  onClose: () => void;
  children: ReactNode;
}

/** Side panel of the board, closed by Escape. */
export const BoardAside = ({ label, title, record, side = 'right', onClose, children }: BoardAsideProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  useDocumentKeys((event) => {
    const isOfMenu = event.target instanceof Element && event.target.closest('[role=menu]') !== null;
    if (event.key !== 'Escape' || !isPlainKey(event) || event.defaultPrevented || isOfMenu) return;
    event.preventDefault();
    onClose();
  });
  return (
    <aside className={mergeClasses(styles.root, styles[side])} aria-label={label}>
      <div className={styles.head}>
        <Text
          as="h2"
          className={mergeClasses(styles.title, record && styles.id)}
          weight="semibold"
          size={400}
        >
          {title}
        </Text>
        {record ? <RecordTools {...record} /> : <span className={styles.gap} />}
        <ToolButton
          size="small"
          label={t`Close`}
          shortcut="Esc"
          icon={<Dismiss20Regular />}
          onClick={onClose}
        />
      </div>
      {children}
    </aside>
  );
};
