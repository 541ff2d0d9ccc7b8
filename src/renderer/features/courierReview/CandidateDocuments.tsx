import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { Eye20Regular } from '@fluentui/react-icons/svg/eye';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Row } from '../../data/entityCalls.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DocumentPicture } from './DocumentPicture.tsx';
import { KeyHint } from './KeyHint.tsx';

const pictures = ['image', 'passportImage', 'withPassportImage'] as const;

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

export const hasDocuments = (record: Row): boolean =>
  [...pictures, 'passportNumber'].some((name) => textOrNull(record[name]) !== null);

const useStyles = makeStyles({
  // Focused only so that a loss of focus hides the documents; the outline would be distracting.
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexGrow: 1,
    minWidth: 0,
    outlineStyle: 'none',
  },
  number: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px' },
  value: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase500 },
  pictures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
    flexGrow: 1,
    gap: '12px',
    minHeight: '168px',
  },
  hidden: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '12px',
    flexGrow: 1,
    minHeight: '200px',
    padding: '16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
  },
});

interface CandidateDocumentsProps {
  record: Row;
  isShown: boolean;
  isPrivate: boolean;
  onShow: () => void;
}

/** Photo, passport number and pictures side by side. Nothing loads until one click shows them all. */
export const CandidateDocuments = ({ record, isShown, isPrivate, onShow }: CandidateDocumentsProps) => {
  const { resource } = useResource();
  const { i18n, t } = useLingui();
  const styles = useStyles();
  if (!hasDocuments(record)) {
    return (
      <div className={styles.hidden}>
        <Trans>This candidate has not provided documents.</Trans>
      </div>
    );
  }
  if (isPrivate) {
    return (
      <div className={styles.hidden}>
        <Trans>Privacy mode hides documents. Show personal data to decide on candidates.</Trans>
      </div>
    );
  }
  if (!isShown) {
    return (
      <div className={styles.hidden}>
        <Button
          appearance="primary"
          size="large"
          icon={<Eye20Regular />}
          aria-keyshortcuts="F"
          onClick={onShow}
        >
          <Trans>Show the documents</Trans>
          <KeyHint letter="F" />
        </Button>
        <Text size={200}>
          <Trans>The app hides them again when you leave this candidate.</Trans>
        </Text>
      </div>
    );
  }
  const number = textOrNull(record.passportNumber);
  const label = (name: string): string => {
    const field = resource.fields[name];
    return field ? i18n._(field.label) : name;
  };
  return (
    <section className={styles.root} tabIndex={-1} aria-label={t`Documents`} data-documents>
      <div className={styles.number}>
        <Text>{label('passportNumber')}</Text>
        <span className={styles.value}>{number ?? '–'}</span>
        {number !== null && <CopyButton text={number} />}
      </div>
      <div className={styles.pictures}>
        {pictures.map((name) => (
          <DocumentPicture
            key={name}
            label={name === 'image' ? t`Photo` : label(name)}
            address={textOrNull(record[name])}
          />
        ))}
      </div>
    </section>
  );
};
