import { Checkbox, Field as FluentField, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import { sameValue } from '#shared/rules/mergeVersions.ts';
import type { NumberStep } from '#shared/rules/numberSteps.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import { useIsPrivate } from '../../stores/preferences.ts';
import { maskedInput } from '../../ui/maskedInput.ts';
import { fieldText, seenText, valueText } from '../fields/fieldText.ts';
import type { Field, RuleContext, TextContext } from '../fields/fieldType.ts';
import { StepSelect } from '../fields/number/StepSelect.tsx';
import { changesOfField, countTexts, refusalsOf } from './batchEdit.ts';
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
  number: { display: 'flex', gap: '4px', minWidth: 0, '& > :last-child': { flexGrow: 1, minWidth: 0 } },
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

interface BatchEntry {
  isTicked: boolean;
  value: unknown;
  step: NumberStep;
  /** The rows have different values. */
  isVarious: boolean;
  problem: string | undefined;
  /** Reason for a disabled field. */
  disabled: string | null;
}

interface BatchFieldProps {
  name: string;
  field: Field;
  rows: readonly Row[];
  /** Changes of all fields. */
  changes: readonly RowChange[];
  scope: RecordScope;
  context: TextContext;
  rule: RuleContext;
  entry: BatchEntry;
  onTick: (isTicked: boolean) => void;
  onChange: (value: unknown) => void;
  onStep: (step: NumberStep) => void;
}

/** Effect of a step, such as `€2.00 → €2.50 (8)`; empty values stay empty. */
const useStepLine = ({ name, field, rows, changes, context, entry }: BatchFieldProps): string => {
  const { i18n, t } = useLingui();
  if (entry.step === 'set' || typeof entry.value !== 'number') return '';
  const changing = changesOfField(changes, name);
  const texts = changing.map(
    ({ before, values }) =>
      `${fieldText(before, name, field, context)} → ${valueText(field, values[name], context)}`,
  );
  const empty = rows.filter((row) => typeof row[name] !== 'number').length;
  return [
    ...(changing.length > 0 ? [groupsText(texts, i18n)] : [t`No record changes`]),
    ...(empty > 0
      ? [
          t`${plural(empty, { one: '# record is empty and stays so', other: '# records are empty and stay so' })}`,
        ]
      : []),
  ].join(' · ');
};

/** Current values of the rows, and the change of the ticked field. */
const useChangeLine = (props: BatchFieldProps): ReactNode => {
  const { name, field, rows, context, entry } = props;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const texts = useMemo(() => {
    const nothing = t`empty`;
    const unreadable = t`Unreadable`;
    return rows.map((row) =>
      isUnreadable(row, name)
        ? unreadable
        : seenText(field, fieldText(row, name, field, context), isPrivate) || nothing,
    );
  }, [rows, name, field, context, isPrivate, t]);
  const stepLine = useStepLine(props);
  if (entry.disabled !== null) return entry.disabled;
  if (!entry.isTicked) return entry.isVarious ? t`Various: ${groupsText(texts, i18n)}` : null;
  if (entry.step !== 'set') return stepLine || t`Now: ${groupsText(texts, i18n)}`;
  const changing = texts.filter((_text, index) => !sameValue(rows[index]?.[name], entry.value));
  if (changing.length === 0) return t`All records have this value already`;
  const next = seenText(field, valueText(field, entry.value, context), isPrivate) || t`empty`;
  return (
    <>
      {groupsText(changing, i18n)} → <span className={styles.after}>{next}</span>
    </>
  );
};

/** Warning about the new value; after a step, about those that single rows refuse. */
const warningOf = ({ name, field, changes, rule, entry }: BatchFieldProps, i18n: I18n): string | null => {
  if (!entry.isTicked) return null;
  if (entry.step === 'set') return oddText(field, entry.value, i18n);
  const [refusal] = refusalsOf(field, name, changes, { timeZone: rule.timeZone, i18n });
  if (refusal) {
    const [problem, count] = refusal;
    return i18n._(
      msg`${plural(count, { one: `# record keeps its value. ${problem}`, other: `# records keep their value. ${problem}` })}`,
    );
  }
  const next = changesOfField(changes, name).map(({ values }) => oddText(field, values[name], i18n));
  return next.find((text) => text !== null) ?? null;
};

/** Field of a batch edit: current values, new value, and a check box that includes it. */
export const BatchField = (props: BatchFieldProps) => {
  const { name, field, scope, rule, entry, onTick, onChange, onStep } = props;
  const { isTicked, value, step, problem } = entry;
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const isPrivate = useIsPrivate();
  const label = i18n._(field.label);
  const isDisabled = entry.disabled !== null;
  const changeLine = useChangeLine(props);
  const warning = warningOf(props, i18n);
  const input = (
    <FieldInput
      field={field}
      disabled={isDisabled}
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
  );
  return (
    <div className={mergeClasses(styles.root, field.formLayout === 'wide' && styles.wide)}>
      <Checkbox
        className={styles.tick}
        aria-label={t`Change: ${label}`}
        checked={isTicked}
        disabled={isDisabled}
        onChange={(_event, { checked }) => onTick(checked === true)}
      />
      <FluentField
        data-field={name}
        className={mergeClasses(styles.input, isPrivate && field.isPersonal && styles.personal)}
        label={label}
        hint={<span className={styles.change}>{changeLine}</span>}
        validationState={problem ? 'error' : warning ? 'warning' : 'none'}
        validationMessage={problem ?? warning ?? null}
      >
        {/* The same elements before the tick that typing sets: a new input would lose the focus. */}
        {field.look === 'number' ? (
          <div className={styles.number}>
            {isTicked && <StepSelect label={label} step={step} isDisabled={isDisabled} onChange={onStep} />}
            {input}
          </div>
        ) : (
          input
        )}
      </FluentField>
    </div>
  );
};
