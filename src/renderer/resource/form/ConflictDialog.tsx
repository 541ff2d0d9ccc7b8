import { Button, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import type { Choices, Conflict, Side } from '#shared/rules/mergeVersions.ts';
import type { RecordScope, Row } from '../../data/entityCalls.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { FormSpec } from '../define/resource.ts';
import { seenText, valueText } from '../fields/fieldText.ts';
import { useTextContext, wantedIds } from '../fields/reference/useReferenceNames.ts';
import { ShowButton } from '../fields/sensitive/Revealable.tsx';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  label: { fontWeight: tokens.fontWeightSemibold },
  before: { color: tokens.colorNeutralForeground3 },
});

export interface ConflictChoice {
  id: string;
  label: string;
  tool?: ReactNode;
  /** Empty text hides the previous value. */
  before: string;
  mine: string;
  theirs: string;
  /** Preselected side; `null`: neither, so that a habit loses no change. */
  side: Side | null;
}

interface ConflictChoicesProps {
  title: ReactNode;
  note: ReactNode;
  /** Label of the button that cancels. */
  back: ReactNode;
  conflicts: readonly ConflictChoice[];
  /** `null`: cancel, return to editing without saving. */
  onResolve: (choices: Choices | null) => void;
}

/** Dialog that asks, conflict by conflict, which version to keep. */
export const ConflictChoices = ({ title, note, back, conflicts, onResolve }: ConflictChoicesProps) => {
  const styles = useStyles();
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(conflicts.flatMap(({ id, side }) => (side ? [[id, side]] : []))),
  );
  const isComplete = conflicts.every(({ id }) => choices[id]);
  return (
    <DialogFrame
      title={title}
      onClose={() => onResolve(null)}
      onSubmit={() => {
        if (isComplete) onResolve(choices);
      }}
      actions={
        <>
          <Button onClick={() => onResolve(null)}>{back}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={!isComplete}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Text>{note}</Text>
      {conflicts.map(({ id, label, tool, before, mine, theirs }) => (
        <div key={id} className={styles.root}>
          <span className={styles.label}>
            {label}
            {tool}
          </span>
          {before !== '' && (
            <Text size={200} className={styles.before}>
              <Trans>Before: {before}</Trans>
            </Text>
          )}
          <RadioGroup
            aria-label={label}
            value={choices[id] ?? ''}
            onChange={(_event, { value }) => setChoices({ ...choices, [id]: value as Side })}
          >
            <Radio value="mine" label={mine} />
            <Radio value="theirs" label={theirs} />
          </RadioGroup>
        </div>
      ))}
    </DialogFrame>
  );
};

interface ConflictDialogProps {
  resource: FormSpec;
  scope: RecordScope;
  theirs: Row;
  conflicts: readonly Conflict[];
  /** The other version was saved in another window of this app. */
  isOwnVersion: boolean;
  onResolve: (choices: Choices | null) => void;
}

/** Dialog that asks, field by field, which version to keep. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { resource, scope, theirs: other, conflicts, isOwnVersion, onResolve } = props;
  const { i18n, t } = useLingui();
  const fields = useMemo(() => Object.values(resource.fields), [resource]);
  const wanted = useMemo(
    () =>
      wantedIds(
        conflicts.flatMap(({ field, before, mine, theirs }) =>
          [before, mine, theirs].map((value) => [resource.fields[field], value] as const),
        ),
      ),
    [conflicts, resource],
  );
  const context = useTextContext(fields, scope, wanted);
  const savedAt = other.updatedAt === undefined ? null : context.formatters.dateTime(other.updatedAt);
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set());
  const choiceOf = ({ field: name, before, mine, theirs, changedBy }: Conflict): ConflictChoice[] => {
    const field = resource.fields[name];
    if (!field) return [];
    const label = i18n._(field.label);
    const text = (value: unknown): string =>
      (shown.has(name)
        ? valueText(field, value, context)
        : seenText(field, valueText(field, value, context), context.isPrivate === true)) || '–';
    const [textBefore, myText, theirText] = [text(before), text(mine), text(theirs)];
    const canShow = field.isSensitive && !shown.has(name);
    return [
      {
        id: name,
        label,
        tool: canShow && <ShowButton label={label} onShow={() => setShown(new Set([...shown, name]))} />,
        before: changedBy === null ? textBefore : '',
        mine: isOwnVersion ? t`This window: ${myText}` : t`Mine: ${myText}`,
        theirs: isOwnVersion ? t`Other window: ${theirText}` : t`Theirs: ${theirText}`,
        side: changedBy,
      },
    ];
  };
  return (
    <ConflictChoices
      title={
        isOwnVersion ? (
          <Trans>Your other window changed this record</Trans>
        ) : (
          <Trans>Another user changed this record</Trans>
        )
      }
      note={
        savedAt === null ? (
          <Trans>Saved after you opened it. Choose which values to keep.</Trans>
        ) : (
          <Trans>Saved on {savedAt}, after you opened it. Choose which values to keep.</Trans>
        )
      }
      back={<Trans>Back to the form</Trans>}
      conflicts={conflicts.flatMap(choiceOf)}
      onResolve={onResolve}
    />
  );
};
