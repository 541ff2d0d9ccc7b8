import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { HelpDialogTopic } from '#shared/ipc/events.ts';
import type { Result } from '#shared/ipc/result.ts';
import { request } from '../../ipc/bridge.ts';
import { ErrorBanner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { ShortcutList } from '../../ui/ShortcutList.tsx';
import { WorkspacesDialog } from './WorkspacesDialog.tsx';

const useStyles = makeStyles({
  text: {
    boxSizing: 'border-box',
    height: '60vh',
    margin: 0,
    padding: '12px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** Third-party software in the app and its licences, listed at build time. */
const LicencesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const styles = useStyles();
  const [answer, setAnswer] = useState<Result<string> | null>(null);
  const read = useCallback(async () => setAnswer(await request('shell.licences', undefined)), []);
  useEffect(() => void read(), [read]);
  return (
    <DialogFrame
      title={<Trans>Third-party licenses</Trans>}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {!answer && <Spinner delay={300} label={t`Loading…`} />}
      {answer?.ok && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is moved with the keys needs the focus
        <pre className={styles.text} tabIndex={0}>
          {answer.data}
        </pre>
      )}
      {answer && !answer.ok && <ErrorBanner error={answer.error} onRetry={() => void read()} />}
    </DialogFrame>
  );
};

const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <DialogFrame
    title={<Trans>Keyboard shortcuts</Trans>}
    isText
    onClose={onClose}
    actions={
      <Button onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    }
  >
    <ShortcutList />
  </DialogFrame>
);

const dialogs = { shortcuts: ShortcutsDialog, licences: LicencesDialog, workspaces: WorkspacesDialog };

export const HelpDialog = ({ topic, onClose }: { topic: HelpDialogTopic; onClose: () => void }) => {
  const Dialog = dialogs[topic];
  return <Dialog onClose={onClose} />;
};
