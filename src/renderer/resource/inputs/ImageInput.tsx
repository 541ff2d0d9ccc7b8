import { Button, makeStyles, mergeClasses, ProgressBar, Text, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular, Delete20Regular } from '@fluentui/react-icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { imageSource } from '../format/imageSource.ts';
import { useImageUpload } from './useImageUpload.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '12px',
    minHeight: '72px',
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
  problem: { color: tokens.colorStatusDangerForeground1 },
  progress: { width: '160px' },
  file: { display: 'none' },
});

interface ImageInputProps {
  label: string;
  value: unknown;
  onChange: (imageUrl: string | null) => void;
  /** Not for the button inside: a button is never required. */
  'aria-required'?: boolean;
}

/** One picture: chosen, dropped or pasted. It is uploaded at once; the form keeps its address. */
export const ImageInput = ({
  label,
  value,
  onChange,
  'aria-required': _isRequired,
  ...aria
}: ImageInputProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const fileInput = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { upload, cancel, isUploading, problem } = useImageUpload(onChange);
  const take = (files: FileList): void => {
    const [file] = files;
    if (file) void upload(file);
  };
  const paste = ({ clipboardData }: ClipboardEvent): void => take(clipboardData.files);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <fieldset
      className={isOver ? mergeClasses(styles.root, styles.over) : styles.root}
      aria-label={label}
      onPaste={paste}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      {typeof value === 'string' && value !== '' && (
        <img className={styles.preview} src={imageSource(value)} alt={label} />
      )}
      <Button
        {...aria}
        icon={<ArrowUpload20Regular />}
        disabledFocusable={isUploading}
        onClick={() => fileInput.current?.click()}
      >
        {value ? <Trans>Replace image</Trans> : <Trans>Upload image</Trans>}
      </Button>
      {value !== null && value !== '' && !isUploading && (
        <Button appearance="subtle" icon={<Delete20Regular />} onClick={() => onChange(null)}>
          <Trans>Remove image</Trans>
        </Button>
      )}
      {isUploading && (
        <>
          <ProgressBar className={styles.progress} aria-label={t`Uploading`} />
          <Button size="small" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      <Text size={200} className={styles.hint}>
        <Trans>PNG, JPEG or WebP, up to 5 MB. Drop or paste works too.</Trans>
      </Text>
      {problem && (
        <Text role="alert" className={styles.problem}>
          {problem}
        </Text>
      )}
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
