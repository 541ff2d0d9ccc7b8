import { Button, Field, makeStyles, Text } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FileExport, FileProfile } from '#shared/ipc/exportRoutes.ts';
import { extensionOf, safeFileName } from '#shared/text/fileNames.ts';
import {
  updatePreferences,
  useIsLocked,
  useIsPrivate,
  usePreferencesStore,
} from '../../stores/preferences.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useLockMark } from '../../ui/LockedNote.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { FolderChoice, useProfileChoices } from './FolderChoice.tsx';
import type { FilterWords } from './filterWords.ts';
import { startExport } from './startExport.ts';

const useStyles = makeStyles({
  start: { whiteSpace: 'nowrap' },
  facts: { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: '4px 16px', margin: 0 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

const chosenKey = 'fileFormatChosen';
/** True if a format was chosen on this computer, so that the dialog can be skipped. */
export const isFormatChosen = (): boolean => localStorage.getItem(chosenKey) !== null;
export const chooseFormat = (chosen: FileProfile): void => {
  localStorage.setItem(chosenKey, chosen);
  updatePreferences({ fileProfile: chosen });
};

/** Uses the format chosen before, without a dialog. */
export const startFileExport = (wanted: Omit<FileExport, 'profile'>, i18n: I18n): void => {
  const { fileProfile } = usePreferencesStore.getState();
  void startExport({ type: 'file', wanted: { ...wanted, profile: fileProfile } }, i18n);
};

interface ExportDialogProps {
  title: string;
  /** Active filters, and the text shown without any. */
  filters: readonly FilterWords[];
  everything: string;
  wanted: Omit<FileExport, 'profile'>;
  /** Default: fetches the server's file in the chosen format. */
  onStart?: () => void;
  onClose: () => void;
}

/** Dialog before exporting a server-made file: content, format and folder. */
export const ExportDialog = ({ title, filters, everything, wanted, onStart, onClose }: ExportDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const { ofServer } = useProfileChoices();
  const profile = usePreferencesStore(({ fileProfile }) => fileProfile);
  const isLocked = useIsLocked('fileProfile');
  const formatMark = useLockMark(isLocked);
  const folderMark = useLockMark(useIsLocked('exportsInto'));
  const start = (): void => {
    onClose();
    // Keeping the default also counts as a choice, unless an administrator has fixed the format.
    if (!isLocked) chooseFormat(profile);
    if (onStart) onStart();
    else startFileExport(wanted, i18n);
  };
  return (
    <DialogFrame
      title={t`File: ${title}`}
      onClose={onClose}
      onSubmit={start}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {/* With locked choices, focus this button; otherwise Enter would press Cancel. */}
          <Button
            type="submit"
            appearance="primary"
            data-first={isLocked || undefined}
            className={styles.start}
          >
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
        <dd className={styles.value}>{safeFileName(wanted.name, extensionOf(profile))}</dd>
      </dl>
      <Field label={t`File format`} {...formatMark}>
        <RadioChoices
          disabled={isLocked}
          choices={ofServer}
          value={profile}
          onChoose={(fileProfile) => updatePreferences({ fileProfile })}
        />
      </Field>
      <Field label={t`Folder`} {...folderMark}>
        <FolderChoice label={t`Folder`} />
      </Field>
      {isPrivate && (
        <Text size={200}>
          <Trans>Files include the data that privacy mode hides.</Trans>
        </Text>
      )}
    </DialogFrame>
  );
};
