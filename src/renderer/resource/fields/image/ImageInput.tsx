import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons/svg/arrow-clockwise';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { ErrorDetails } from '../../../ui/Banner.tsx';
import { imageSource } from '../../../ui/imageSource.ts';
import { onlyHeard } from '../../../ui/onlyHeard.ts';
import type { InputProps } from '../fieldType.ts';
import { useImageUpload } from './useImageUpload.ts';

const useProblemStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', flexBasis: '100%' },
  problem: { color: tokens.colorStatusDangerForeground3 },
});

interface UploadProblemProps {
  problem: string;
  requestId: string | undefined;
  /** `null` if the same file would fail again. */
  onAgain: (() => void) | null;
  onChoose: () => void;
}

const UploadProblem = ({ problem, requestId, onAgain, onChoose }: UploadProblemProps) => {
  const styles = useProblemStyles();
  return (
    <div className={styles.root}>
      <Text role="alert" className={styles.problem}>
        {problem}
      </Text>
      <ErrorDetails requestId={requestId} />
      {onAgain ? (
        <Button size="small" icon={<ArrowClockwise16Regular />} onClick={onAgain}>
          <Trans>Retry</Trans>
        </Button>
      ) : (
        <Button size="small" onClick={onChoose}>
          <Trans>Choose another image</Trans>
        </Button>
      )}
    </div>
  );
};

const useProgressStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  bar: { width: '160px' },
  percent: { minWidth: '4ch', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
});

/** Progress bar. The percentage is `aria-hidden`, so that screen readers do not announce every step. */
const UploadProgress = ({ label, percent }: { label: string; percent: number }) => {
  const { i18n, t } = useLingui();
  const styles = useProgressStyles();
  return (
    <div className={styles.root}>
      <ProgressBar
        className={styles.bar}
        thickness="large"
        color="brand"
        // Removes the label of the surrounding field, which would otherwise name the bar like the image
        // itself.
        aria-labelledby={undefined}
        aria-label={t`Uploading: ${label}`}
        value={percent}
        max={100}
      />
      <Text size={200} className={styles.percent} aria-hidden>
        {i18n.number(percent / 100, { style: 'percent' })}
      </Text>
    </div>
  );
};

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    minHeight: '72px',
    margin: 0,
    padding: '12px',
    border: `1px dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  over: { backgroundColor: tokens.colorBrandBackground2, border: `1px dashed ${tokens.colorBrandStroke1}` },
  preview: {
    maxWidth: '160px',
    maxHeight: '96px',
    objectFit: 'cover',
    borderRadius: tokens.borderRadiusMedium,
  },
  hint: { color: tokens.colorNeutralForeground2 },
  status: onlyHeard,
  file: { display: 'none' },
});

const useDropArea = (take: (files: FileList) => void) => {
  const [isOver, setIsOver] = useState(false);
  const hover = (event: DragEvent, isNowOver: boolean): void => {
    event.preventDefault();
    setIsOver(isNowOver);
  };
  return {
    isOver,
    onPaste: ({ clipboardData }: ClipboardEvent): void => take(clipboardData.files),
    onDrop: (event: DragEvent): void => {
      hover(event, false);
      take(event.dataTransfer.files);
    },
    onDragOver: (event: DragEvent): void => hover(event, true),
    onDragLeave: (): void => setIsOver(false),
  };
};

/** Image input for a chosen, dropped or pasted file. It uploads at once; the form stores the address. */
export const ImageInput = ({
  label,
  value,
  onChange,
  // `aria-required` is not valid on the inner button.
  aria: { 'aria-required': _isRequired, ...aria },
}: InputProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const fileInput = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLFieldSetElement>(null);
  const { state, upload, cancel } = useImageUpload(onChange);
  const isUploading = state.phase === 'sending';
  const choose = (): void => fileInput.current?.click();
  const take = (files: FileList): void => {
    const [file] = files;
    if (file) void upload(file);
  };
  const tryAgain = (): void => {
    if (state.phase === 'failed') state.again?.();
    // The pressed button disappears, so move the focus.
    root.current?.querySelector('button')?.focus();
  };
  const { isOver, ...dropArea } = useDropArea(take);
  return (
    <fieldset
      ref={root}
      className={isOver ? mergeClasses(styles.root, styles.over) : styles.root}
      aria-label={label}
      {...dropArea}
    >
      {typeof value === 'string' && value !== '' && (
        <img className={styles.preview} src={imageSource(value)} alt={label} />
      )}
      <Button
        {...aria}
        // A single button for both states keeps the focus when an upload ends.
        icon={isUploading ? <Dismiss20Regular /> : <ArrowUpload20Regular />}
        onClick={isUploading ? cancel : choose}
      >
        {isUploading ? (
          <Trans>Cancel</Trans>
        ) : value ? (
          <Trans>Replace image</Trans>
        ) : (
          <Trans>Upload image</Trans>
        )}
      </Button>
      {value !== null && value !== '' && !isUploading && (
        <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => onChange(null)}>
          <Trans>Remove image</Trans>
        </Button>
      )}
      {isUploading && <UploadProgress label={label} percent={state.percent} />}
      <Text size={200} className={styles.hint}>
        <Trans>PNG, JPEG or WebP, up to 5 MB. Drop or paste works too.</Trans>
      </Text>
      {state.phase === 'failed' && (
        <UploadProblem
          problem={state.problem}
          requestId={state.requestId}
          onAgain={state.again && tryAgain}
          onChoose={choose}
        />
      )}
      <span role="status" className={styles.status}>
        {state.phase === 'done' && t`${label}: 100 % uploaded`}
      </span>
      <input
        ref={fileInput}
        className={styles.file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files) take(target.files);
          target.value = '';
        }}
      />
    </fieldset>
  );
};
