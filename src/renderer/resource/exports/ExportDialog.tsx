import { Button, Field, makeStyles, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { safeFileName } from '#shared/domain/fileNames.ts';
import type { FileExport, FileProfile } from '#shared/ipc/exportRoutes.ts';
import {
  updatePreferences,
  useIsLocked,
  useIsPrivate,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import type { FilterWords } from '../filters/filterWords.ts';
import { FolderChoice, useProfileChoices } from './FolderChoice.tsx';
import { startExport } from './startExport.ts';

const useStyles = makeStyles({
  start: { whiteSpace: 'nowrap' },
  facts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', margin: 0 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

interface ExportDialogProps {
  title: string;
  /** What the file is narrowed by; and what it holds when it is not. */
  filters: readonly FilterWords[];
  everything: string;
  wanted: Omit<FileExport, 'profile'>;
  onClose: () => void;
}

/** Before a file of the server is fetched: what will be in it, in which form, and where it goes. */
export const ExportDialog = ({ title, filters, everything, wanted, onClose }: ExportDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { ofServer } = useProfileChoices();
  const profile = usePreferencesStore(({ fileProfile }) => fileProfile);
  const isLocked = useIsLocked('fileProfile');
  const choose = (chosen: FileProfile): void => updatePreferences({ fileProfile: chosen });
  const start = (): void => {
    onClose();
    void startExport({ kind: 'file', wanted: { ...wanted, profile } }, i18n);
  };
  return (
    <DialogFrame
      title={t`CSV file: ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button appearance="primary" className={styles.start} onClick={start}>
            <Trans>Start export</Trans>
          </Button>
        </>
      }
    >
      <dl className={styles.facts} aria-label={t`Filters`}>
        {filters.length === 0 && (
          <>
            <dt>{t`Rows`}</dt>
            <dd className={styles.value}>{everything}</dd>
          </>
        )}
        {filters.map(({ name, label, text }) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className={styles.value}>{text}</dd>
          </div>
        ))}
        <dt>{t`File name`}</dt>
        <dd className={styles.value}>{safeFileName(wanted.name, 'csv')}</dd>
      </dl>
      <Field label={t`File format`}>
        <RadioChoices disabled={isLocked} choices={ofServer} value={profile} onChoose={choose} />
      </Field>
      <Field label={t`Folder`}>
        <FolderChoice label={t`Folder`} />
      </Field>
      {isPrivate && (
        <Text size={200}>
          <Trans>Privacy mode does not change files: they hold everything.</Trans>
        </Text>
      )}
    </DialogFrame>
  );
};
