import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { trimmedText } from '../../marketplace/callSheet/customerMatch.ts';
import type { RecordContentProps } from '../../resource/define/resource.ts';
import { Revealable } from '../../resource/fields/sensitive/Revealable.tsx';
import { useIsPrivate } from '../../stores/preferences.ts';
import { RequestCustomer } from './RequestCustomer.tsx';

const useStyles = makeStyles({
  words: {
    maxWidth: '72ch',
    margin: '8px 0 4px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
  },
  long: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** Longer messages are set smaller, still above all other texts of the page. */
const longMessage = 300;

/** Words of the request, the largest text of its page, and its customer. */
export const RequestWords = ({ record }: RecordContentProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const message = trimmedText(record.message);
  return (
    <>
      {message !== '' && (
        <blockquote
          className={message.length > longMessage ? mergeClasses(styles.words, styles.long) : styles.words}
        >
          {isPrivate ? <Revealable label={t`Message`}>{() => message}</Revealable> : message}
        </blockquote>
      )}
      <RequestCustomer record={record} />
    </>
  );
};
