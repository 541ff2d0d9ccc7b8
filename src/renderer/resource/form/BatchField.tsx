import { Checkbox, Field as FluentField, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { maskedInput } from '../../ui/maskedInput.ts';
import { fieldText, seenText, valueText } from '../fields/fieldText.ts';
import type { Field, RuleContext, TextContext } from '../fields/fieldType.ts';
import { countTexts } from './batchEdit.ts';
import { FieldInput } from './FormField.tsx';
import { oddText } from './formResolver.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // Prevents a long message from stretching the adjacent input.
    alignItems: 'start',
    columnGap: '4px',
    marginBottom: '14px',
  },
  wide: { gridColumn: '1 / -1' },
  // Aligns the check box with the input below the label.
  tick: { marginTop: '20px' },
  input: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', '& select': { minWidth: 0 } },
  personal: maskedInput,
  change: { overflowWrap: 'anywhere' },
  after: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Limit, so that the summary does not push other fields out of view. */
const maxGroups = 3;

/** Current values with counts: `Bicycle (8), Car (3) and 2 more`. */
const groupsText = (texts: readonly string[], i18n: I18n): string => {
  const groups = countTexts(texts);
  const more = groups.length - maxGroups;
  const shown = groups.slice(0, maxGroups).map(([text, count]) => `${text} (${i18n.number(count)})`);
  const rest = more > 0 ? [i18n._(msg`${plural(more, { one: 'and # more', other: 'and # more' })}`)] : [];
  return [shown.join(', '), ...rest].join(' ');
};

interface BatchFieldProps {
  name: string;
  field: Field;
  rows: readonly Row[];
  scope: RecordScope;
  context: TextContext;
  rule: RuleContext;
  isTicked: boolean;
  value: unknown;
  isVarious: boolean;
  problem: string | undefined;
  /** Reason for a disabled field. */
  disabled: string | null;
  onTick: (isTicked: boolean) => void;
  onChange: (value: unknown) => void;
}

/** Field of a batch edit: current values, new value, and a check box that includes it. */
export const BatchField = (props: BatchFieldProps) => {
  const { name, field, rows, scope, context, rule, isTicked, value, isVarious, problem, disabled } = props;
  const { onTick, onChange } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const label = i18n._(field.label);
  const shownText = (text: string): string => seenText(field, text, isPrivate) || t`empty`;
  const texts = useMemo(() => {
    const nothing = t`empty`;
    const unreadable = t`Unreadable`;
    return rows.map((row) =>
      isUnreadable(row, name)
        ? unreadable
        : seenText(field, fieldText(row, name, field, context), isPrivate) || nothing,
    );
  }, [rows, name, field, context, isPrivate, t]);
  const changeLine = () => {
    if (disabled !== null) return disabled;
    if (!isTicked) return isVarious ? t`Various: ${groupsText(texts, i18n)}` : null;
    const changing = texts.filter((_text, index) => !sameValue(rows[index]?.[name], value));
    if (changing.length === 0) return t`All records have this value already`;
    return (
      <>
        {groupsText(changing, i18n)} →{' '}
        <span className={styles.after}>{shownText(valueText(field, value, context))}</span>
      </>
    );
  };
  const warning = isTicked ? oddText(field, value, i18n) : null;
  return (
    <div className={mergeClasses(styles.root, field.formLayout === 'wide' && styles.wide)}>
      <Checkbox
        className={styles.tick}
        aria-label={t`Change: ${label}`}
        checked={isTicked}
        disabled={disabled !== null}
        onChange={(_event, { checked }) => onTick(checked === true)}
      />
      <FluentField
        data-field={name}
        className={mergeClasses(styles.input, isPrivate && field.isPersonal && styles.personal)}
        label={label}
        hint={<span className={styles.change}>{changeLine()}</span>}
        validationState={problem ? 'error' : warning ? 'warning' : 'none'}
        validationMessage={problem ?? warning ?? null}
      >
        <FieldInput
          field={field}
          disabled={disabled !== null}
          rule={rule}
          label={label}
          scope={scope}
          value={value}
          isReadOnly={false}
          name=""
          onChange={onChange}
          onBlur={() => undefined}
          below={null}
        />
      </FluentField>
    </div>
  );
};
