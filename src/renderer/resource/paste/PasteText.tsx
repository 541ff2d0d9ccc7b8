import { Field, makeStyles, mergeClasses, Text, Textarea, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useIsPrivate } from '../../stores/preferences.ts';
import { maskedInput } from '../../ui/maskedInput.ts';
import { maxColumns, maxRows, type PastedTable, type TableProblem } from './pastedTable.ts';

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
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const most = i18n.number(maxRows);
  const mostColumns = i18n.number(maxColumns);
  const problems: Record<TableProblem, string> = {
    empty: t`Nothing is pasted yet`,
    noRows: t`Below the row of titles there are no rows`,
    tooLong: t`More than 1 MB of text. Paste fewer rows.`,
    tooWide: t`More than ${mostColumns} columns. Paste fewer.`,
    tooManyRows: t`More than ${most} rows. Paste them in several parts.`,
  };
  const problem = 'problem' in table && text !== '' ? problems[table.problem] : null;
  const count = 'rows' in table ? table.rows.length : null;
  const read = count === null ? null : plural(count, { one: '# row read', other: '# rows read' });
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
          textarea={{ ref: input }}
          resize="vertical"
          spellCheck={false}
          value={text}
          onChange={(_event, { value }) => onChange(value)}
        />
      </Field>
    </>
  );
};
