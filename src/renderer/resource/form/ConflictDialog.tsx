import { Button, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import type { Conflict, Side } from '#shared/rules/mergeVersions.ts';
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

interface ConflictChoiceProps {
  label: string;
  tool?: ReactNode;
  /** Empty text hides the previous value. */
  before: string;
  mine: string;
  theirs: string;
  choice: Side | undefined;
  onChoose: (side: Side) => void;
}

export const ConflictChoice = (props: ConflictChoiceProps) => {
  const { label, tool, before, mine, theirs, choice = 'mine', onChoose } = props;
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span className={styles.label}>
        {label}
        {tool}
      </span>
      {before !== '' && (
        <Text size={200} className={styles.before}>
          <Trans>Before: {before}</Trans>
        </Text>
      )}
      <RadioGroup aria-label={label} value={choice} onChange={(_event, { value }) => onChoose(value as Side)}>
        <Radio value="mine" label={mine} />
        <Radio value="theirs" label={theirs} />
      </RadioGroup>
    </div>
  );
};

interface ConflictDialogProps {
  resource: FormSpec;
  scope: RecordScope;
  theirs: Row;
  conflicts: readonly Conflict[];
  /** The other version was saved in another window of this app. */
  isOwnVersion: boolean;
  /** `null`: cancel and return to the form. */
  onResolve: (choices: Readonly<Record<string, Side>> | null) => void;
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
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine'])),
  );
  return (
    <DialogFrame
      title={
        isOwnVersion ? (
          <Trans>Your other window changed this record</Trans>
        ) : (
          <Trans>Another user changed this record</Trans>
        )
      }
      onClose={() => onResolve(null)}
      onSubmit={() => onResolve(choices)}
      actions={
        <>
          <Button onClick={() => onResolve(null)}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button type="submit" appearance="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Text>
        {savedAt === null ? (
          <Trans>Saved after you opened it. Choose which values to keep.</Trans>
        ) : (
          <Trans>Saved on {savedAt}, after you opened it. Choose which values to keep.</Trans>
        )}
      </Text>
      {conflicts.map(({ field: name, before, mine, theirs, changedBy }) => {
        const field = resource.fields[name];
        if (!field) return null;
        const label = i18n._(field.label);
        const text = (value: unknown): string =>
          (shown.has(name)
            ? valueText(field, value, context)
            : seenText(field, valueText(field, value, context), context.isPrivate === true)) || '–';
        const [textBefore, myText, theirText] = [text(before), text(mine), text(theirs)];
        return (
          <ConflictChoice
            key={name}
            label={label}
            tool={
              field.isSensitive &&
              !shown.has(name) && (
                <ShowButton label={label} onShow={() => setShown(new Set([...shown, name]))} />
              )
            }
            before={changedBy === null ? textBefore : ''}
            mine={isOwnVersion ? t`This window: ${myText}` : t`Mine: ${myText}`}
            theirs={isOwnVersion ? t`Other window: ${theirText}` : t`Theirs: ${theirText}`}
            choice={choices[name]}
            onChoose={(side) => setChoices({ ...choices, [name]: side })}
          />
        );
      })}
    </DialogFrame>
  );
};
