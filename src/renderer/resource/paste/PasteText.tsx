import { Field, makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useIsPrivate } from '../../stores/preferences.ts';
import { maskedInput } from '../../ui/maskedInput.ts';
import { maxRows, type PastedTable, type TableProblem } from './pastedTable.ts';

const useStyles = makeStyles({
  text: { '& textarea': { minHeight: '220px', fontFamily: tokens.fontFamilyMonospace, whiteSpace: 'pre' } },
  personal: maskedInput,
  hint: { color: tokens.colorNeutralForeground2 },
});

interface PasteTextProps {
  text: string;
  table: PastedTable | { problem: TableProblem };
  onChange: (text: string) => void;
}

/** First step: the input for the copied rows. */
export const PasteText = ({ text, table, onChange }: PasteTextProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const most = i18n.number(maxRows);
  const problems: Record<TableProblem, string> = {
    empty: t`Nothing is pasted yet`,
    noRows: t`Below the row of titles there are no rows`,
    tooLong: t`More than 1 MB of text. Paste fewer rows.`,
    tooManyRows: t`More than ${most} rows. Paste them in several parts.`,
  };
  const problem = 'problem' in table && text !== '' ? problems[table.problem] : null;
  const read =
    'rows' in table ? plural(table.rows.length, { one: '# row read', other: '# rows read' }) : null;
  return (
    <>
      <Text className={styles.hint}>
        <Trans>
          Copy rows in Excel, LibreOffice or Google Sheets, with the titles of the columns in the first row,
          and paste them here. CSV text works too. At most {most} rows and 1 MB.
        </Trans>
      </Text>
      <Field
        label={t`Rows`}
        validationState={problem ? 'error' : 'none'}
        validationMessage={problem}
        hint={problem ? null : read}
      >
        <Textarea
          className={mergeClasses(styles.text, isPrivate && styles.personal)}
          data-first
          resize="vertical"
          spellCheck={false}
          value={text}
          onChange={(_event, { value }) => onChange(value)}
        />
      </Field>
    </>
  );
};
