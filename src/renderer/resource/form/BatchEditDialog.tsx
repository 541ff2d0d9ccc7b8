import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { BatchField } from './BatchField.tsx';
import { isShownInBatch, problemsEverywhere, scopeOfRows } from './batchEdit.ts';
import { useInputsLoaded } from './formFields.ts';
import { useFirstFieldFocus } from './formKeyboard.ts';
import { confirmDoubts, doubtsOf, showFirstProblem } from './formProblems.ts';
import { namesText } from './useBatchRemoval.ts';
import { type BatchValues, useBatchValues } from './useBatchValues.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';

const useStyles = makeStyles({
  names: { color: tokens.colorNeutralForeground2 },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    columnGap: '20px',
    margin: 0,
    padding: 0,
    border: 'none',
  },
});

interface BatchEditDialogProps {
  /**
   * Frozen at the time the dialog opens, so that later selections or live updates do not change the batch.
   */
  rows: readonly Row[];
  /** Field that gets the focus first. */
  field: string | undefined;
  onApply: (changes: readonly RowChange[]) => void;
  onClose: () => void;
}

interface BatchFieldsProps extends Pick<BatchEditDialogProps, 'rows'> {
  batch: BatchValues;
  problems: Readonly<Record<string, string>>;
}

const BatchFields = ({ rows, batch, problems }: BatchFieldsProps) => {
  const { resource, scope: listScope } = useResource();
  const { fields } = resource;
  const { t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const { names, shared, ticked, given, changes, shownValue } = batch;
  const scope = useMemo(() => scopeOfRows(listScope, rows), [listScope, rows]);
  const isOfSeveralCities = listScope.city !== undefined && scope.city === 'all';
  const ofFields = useMemo(() => names.flatMap((name) => fields[name] ?? []), [names, fields]);
  const wanted = useMemo(
    () =>
      wantedIds(
        names.flatMap((name) =>
          [...rows.map((row) => row[name]), given[name]].map((value) => [fields[name], value] as const),
        ),
      ),
    [names, rows, given, fields],
  );
  const context = useTextContext(ofFields, scope, wanted);
  const rule = { values: { ...shared, ...given }, record: null, timeZone };
  return (
    <fieldset className={styles.fields}>
      {names.map((name) => {
        const field = fields[name];
        if (!field || !isShownInBatch(field, rows, given)) return null;
        const isElsewhere = isOfSeveralCities && field.source?.isOfCity === true;
        return (
          <BatchField
            key={name}
            {...{ name, field, rows, changes, scope, context, rule }}
            entry={{
              isTicked: ticked.includes(name),
              value: shownValue(name),
              step: batch.stepOf(name),
              isVarious: shared[name] === undefined,
              problem: problems[name],
              disabled: isElsewhere ? t`Select rows of one city to change this` : null,
            }}
            onTick={(isOn) => batch.tick(name, isOn)}
            onChange={(value) => batch.change(name, value)}
            onStep={(step) => batch.changeStep(name, step)}
          />
        );
      })}
    </fieldset>
  );
};

const BatchEditForm = ({ rows, field: firstField, onApply, onClose }: BatchEditDialogProps) => {
  const { resource, title } = useResource();
  const { i18n } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const form = useRef<HTMLFormElement>(null);
  const batch = useBatchValues(rows);
  const { names, ticked, changes, stepProblems } = batch;
  const [wasTried, setWasTried] = useState(false);
  const { mayLeave, release } = useLeaveGuard(ticked.length > 0);
  useFirstFieldFocus(form, firstField ?? names[0]);
  const problemsNow = (): Record<string, string> => ({
    ...problemsEverywhere(resource, changes, { timeZone, i18n }),
    ...stepProblems,
  });
  const isUseful = changes.length > 0 || Object.keys(stepProblems).length > 0;
  const problems = wasTried ? problemsNow() : {};
  const apply = async (): Promise<void> => {
    setWasTried(isUseful);
    if (Object.keys(problemsNow()).length > 0) {
      setTimeout(() => showFirstProblem(form.current));
      return;
    }
    if (changes.length === 0) return;
    const doubts = changes.flatMap(({ values }) => doubtsOf(resource.fields, values, {}, i18n));
    if (!(await confirmDoubts([...new Set(doubts)], i18n))) return;
    release();
    onApply(changes);
  };
  const close = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    release();
    onClose();
  };
  const elsewhere = Object.entries(problems).flatMap(([name, problem]) =>
    names.includes(name) ? [] : problem,
  );
  const count = rows.length;
  // Until a field is ticked, the button counts all selected rows.
  const affected = ticked.length === 0 ? count : changes.length;
  const entity = i18n._(title).toLocaleLowerCase(i18n.locale.replace('_', '-'));
  return (
    <DialogFrame
      title={plural(count, { one: 'Edit # selected record', other: 'Edit # selected records' })}
      hasCross
      onClose={() => void close()}
      onKeyDown={onCommandEnter(() => void apply())}
      formRef={form}
      onSubmit={() => void apply()}
      actions={
        <>
          <Button onClick={() => void close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" appearance="primary" title="Ctrl+Enter" disabledFocusable={!isUseful}>
            {plural(affected, { one: 'Change # record', other: `Change # ${entity}` })}
          </Button>
        </>
      }
    >
      <Text className={styles.names}>
        {namesText(rows.map(resource.nameOf), i18n).replaceAll('\n', ', ')}
      </Text>
      {elsewhere.length > 0 && <Banner intent="error">{elsewhere.join(' ')}</Banner>}
      <BatchFields {...{ rows, batch, problems }} />
    </DialogFrame>
  );
};

/** Waits for the inputs' code, so that the first input can get the focus. */
export const BatchEditDialog = (props: BatchEditDialogProps) =>
  useInputsLoaded(useResource().resource.fields) && <BatchEditForm {...props} />;
