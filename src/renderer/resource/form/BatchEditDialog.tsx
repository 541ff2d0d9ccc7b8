import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import type { FieldValues } from '#shared/rules/mergeVersions.ts';
import type { Row } from '../../data/entityCalls.ts';
import type { RowChange } from '../../data/saveRecord.ts';
import { useUser } from '../../stores/session.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { onCommandEnter } from '../../ui/useDocumentKeys.ts';
import { useTimeZone } from '../../ui/useFormatters.ts';
import { useResource } from '../define/resourceContext.tsx';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { BatchField } from './BatchField.tsx';
import {
  batchFields,
  changesOf,
  isShownInBatch,
  problemsEverywhere,
  scopeOfRows,
  sharedValue,
} from './batchEdit.ts';
import { useInputsLoaded } from './formFields.ts';
import { useFirstFieldFocus } from './formKeyboard.ts';
import { confirmDoubts, doubtsOf, showFirstProblem } from './formProblems.ts';
import { trimValues } from './formResolver.ts';
import { namesText } from './useBatchRemoval.ts';
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

/** The values to set. Only ticked fields are changed; typing ticks a field. */
const useBatchValues = (rows: readonly Row[]) => {
  const { resource } = useResource();
  const { fields } = resource;
  const user = useUser();
  const names = useMemo(() => batchFields(resource), [resource]);
  const shared = useMemo(
    () => Object.fromEntries(names.map((name) => [name, sharedValue(rows, name)])),
    [names, rows],
  );
  const [typed, setTyped] = useState<FieldValues>({});
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const given = useMemo(() => {
    const all = Object.fromEntries(ticked.map((name) => [name, typed[name] ?? null]));
    // Skip fields that other values hide.
    const shown = Object.entries(all).filter(([name]) => {
      const field = fields[name];
      return field && isShownInBatch(field, rows, all);
    });
    return trimValues(fields, Object.fromEntries(shown));
  }, [fields, ticked, typed, rows]);
  const changes = useMemo(() => changesOf(resource, rows, given), [resource, rows, given]);
  /** Shared value of the rows. A boolean that differs starts as `false`, because a switch cannot be empty. */
  const startOf = (name: string): unknown => {
    const start = shared[name] ?? null;
    return start === null && fields[name]?.initialFor?.(user) === false ? false : start;
  };
  const change = (name: string, value: unknown): void => {
    setTyped((now) => ({ ...now, [name]: value }));
    setTicked((now) => [...new Set([...now, name])]);
  };
  const tick = (name: string, isTicked: boolean): void => {
    if (isTicked) change(name, name in typed ? typed[name] : startOf(name));
    else setTicked((now) => now.filter((other) => other !== name));
  };
  const shownValue = (name: string): unknown => (ticked.includes(name) ? typed : shared)[name] ?? null;
  return { names, shared, ticked, given, changes, change, tick, shownValue };
};

interface BatchFieldsProps extends Pick<BatchEditDialogProps, 'rows'> {
  batch: ReturnType<typeof useBatchValues>;
  problems: Readonly<Record<string, string>>;
}

const BatchFields = ({ rows, batch, problems }: BatchFieldsProps) => {
  const { resource, scope: listScope } = useResource();
  const { fields } = resource;
  const { t } = useLingui();
  const styles = useStyles();
  const timeZone = useTimeZone();
  const { names, shared, ticked, given, change, tick, shownValue } = batch;
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
            {...{ name, field, rows, scope, context, rule }}
            isTicked={ticked.includes(name)}
            value={shownValue(name)}
            isVarious={shared[name] === undefined}
            problem={problems[name]}
            disabled={isElsewhere ? t`Select rows of one city to change this` : null}
            onTick={(isOn) => tick(name, isOn)}
            onChange={(value) => change(name, value)}
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
  const { names, ticked, given, changes } = batch;
  const [wasTried, setWasTried] = useState(false);
  const { mayLeave, release } = useLeaveGuard(ticked.length > 0);
  useFirstFieldFocus(form, firstField ?? names[0]);
  const problemsNow = (): Record<string, string> => problemsEverywhere(resource, changes, { timeZone, i18n });
  const problems = wasTried ? problemsNow() : {};
  const apply = async (): Promise<void> => {
    if (changes.length === 0) return;
    setWasTried(true);
    if (Object.keys(problemsNow()).length > 0) {
      setTimeout(() => showFirstProblem(form.current));
      return;
    }
    if (!(await confirmDoubts(doubtsOf(resource.fields, given, {}, i18n), i18n))) return;
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
          <Button
            type="submit"
            appearance="primary"
            title="Ctrl+Enter"
            disabledFocusable={changes.length === 0}
          >
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
