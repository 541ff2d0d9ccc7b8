import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Radio,
  RadioGroup,
  Text,
  tokens,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { RecordScope } from '../../data/entityCalls.ts';
import type { Conflict, Side } from '../../data/findConflicts.ts';
import { useTextContext } from '../format/useTextContext.ts';
import { valueText } from '../kinds/fieldText.ts';
import { wantedIds } from '../kinds/reference/wantedIds.ts';
import type { FormSpec } from '../resource.ts';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '16px' },
  field: { display: 'flex', flexDirection: 'column' },
  label: { fontWeight: tokens.fontWeightSemibold },
});

interface ConflictDialogProps {
  resource: FormSpec;
  scope: RecordScope;
  conflicts: readonly Conflict[];
  /** null: back to the form, nothing is saved. */
  onResolve: (choices: Readonly<Record<string, Side>> | null) => void;
}

/** Two people changed the same record: field by field, whose value is to stay. */
export const ConflictDialog = ({ resource, scope, conflicts, onResolve }: ConflictDialogProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const fields = useMemo(() => Object.values(resource.fields), [resource]);
  const wanted = useMemo(
    () =>
      wantedIds(
        conflicts.flatMap(({ field, mine, theirs }) =>
          [mine, theirs].map((value) => [resource.fields[field], value] as const),
        ),
      ),
    [conflicts, resource],
  );
  const context = useTextContext(fields, scope, wanted);
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(conflicts.map(({ field, changedBy }) => [field, changedBy ?? 'mine'])),
  );
  return (
    <Dialog open onOpenChange={(_event, { open }) => open || onResolve(null)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            <Trans>Somebody else changed this record</Trans>
          </DialogTitle>
          <DialogContent className={styles.content}>
            <Text>
              <Trans>It was saved after you opened it. Choose what is to stay.</Trans>
            </Text>
            {conflicts.map(({ field: name, mine, theirs }) => {
              const field = resource.fields[name];
              if (!field) return null;
              const label = i18n._(field.label);
              const myText = valueText(field, mine, context) || '–';
              const theirText = valueText(field, theirs, context) || '–';
              return (
                <div key={name} className={styles.field}>
                  <span className={styles.label}>{label}</span>
                  <RadioGroup
                    aria-label={label}
                    value={choices[name] ?? 'mine'}
                    onChange={(_event, { value }) => setChoices({ ...choices, [name]: value as Side })}
                  >
                    <Radio value="mine" label={t`Mine: ${myText}`} />
                    <Radio value="theirs" label={t`Theirs: ${theirText}`} />
                  </RadioGroup>
                </div>
              );
            })}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => onResolve(null)}>
              <Trans>Back to the form</Trans>
            </Button>
            <Button appearance="primary" onClick={() => onResolve(choices)}>
              <Trans>Save</Trans>
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
