import {
  Checkbox,
  FieldContextProvider,
  makeStyles,
  Select,
  Text,
  tokens,
  useFieldControlProps_unstable as useFieldControlProps,
} from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AppError } from '#shared/ipc/result.ts';
import { asAppError } from '../../../data/queryClient.ts';
import { InlineProblem } from '../../../ui/InlineProblem.tsx';
import type { InputProps } from '../fieldType.ts';
import { OpenReference } from '../reference/RecordCombobox.tsx';
import type { ReferenceOption, ReferenceSource } from '../reference/referenceSource.ts';
import { referenceQuery } from '../reference/useReferenceNames.ts';

const useStyles = makeStyles({
  one: { display: 'flex', flexDirection: 'column', gap: '4px' },
  line: { display: 'flex', gap: '4px' },
  select: { flexGrow: 1, minWidth: 0 },
  several: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
    margin: 0,
    padding: 0,
    border: 'none',
  },
  note: { padding: '6px 0', color: tokens.colorNeutralForeground3 },
});

export interface OptionOwnProps {
  source: ReferenceSource;
  within: string | undefined;
}

interface Options {
  /** `null`: loading or failed. */
  offered: readonly ReferenceOption[] | null;
  /** Label of a value. Default: the value itself. */
  nameOf: (value: string) => string;
  error: AppError | null;
  retry: () => void;
}

const useOptions = ({
  source,
  within,
  scope,
  rule,
}: OptionOwnProps & Pick<InputProps, 'scope' | 'rule'>): Options => {
  const { data, error, refetch } = useQuery(referenceQuery(source, scope, ''));
  const owner = within === undefined ? undefined : rule.values[within];
  const offered = data?.filter(({ of }) => within === undefined || of === owner) ?? null;
  return {
    offered,
    nameOf: (value) => data?.find(({ id }) => id === value)?.name ?? value,
    error: data ? null : asAppError(error),
    retry: () => void refetch(),
  };
};

/**
 * Select for one choice from the server. The record's own value stays selectable even if it is not on offer.
 */
export const OptionInput = (props: InputProps & OptionOwnProps) => {
  const { label, scope, source, value, onChange, onBlur, aria } = props;
  const { t } = useLingui();
  const styles = useStyles();
  const { offered, nameOf, error, retry } = useOptions(props);
  const current = typeof value === 'string' ? value : '';
  const [seen, setSeen] = useState<readonly string[]>([]);
  if (current !== '' && !seen.includes(current)) setSeen([...seen, current]);
  const path = current === '' ? undefined : source.pathOf?.(scope, current);
  return (
    <div className={styles.one}>
      <div className={styles.line}>
        <Select
          {...aria}
          className={styles.select}
          value={current}
          onChange={(_event, data) => onChange(data.value || null)}
          onBlur={onBlur}
        >
          {(aria['aria-required'] !== true || current === '') && <option value="" />}
          {seen
            .filter((known) => !offered?.some(({ id }) => id === known))
            .map((known) => (
              <option key={known} value={known}>
                {nameOf(known)}
              </option>
            ))}
          {offered === null && !error && <option disabled>{t`Loading…`}</option>}
          {offered?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {path !== undefined && <OpenReference label={label} path={path} />}
      </div>
      {error && (
        <InlineProblem onRetry={retry}>
          <Trans>Could not load the choices</Trans>
        </InlineProblem>
      )}
    </div>
  );
};

/** Checkboxes for choices from the server. A selected value that is not on offer can still be removed. */
export const OptionsInput = (props: InputProps & OptionOwnProps) => {
  const {
    value,
    onChange,
    onBlur,
    aria: { disabled = false },
  } = props;
  const styles = useStyles();
  const { id, ...control } = useFieldControlProps<Record<string, string | undefined>>({});
  const { offered, nameOf, error, retry } = useOptions(props);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const known = offered ?? [];
  const strange = chosen.filter((id) => known.every((option) => option.id !== id));
  const all = [...known, ...strange.map((id) => ({ id, name: nameOf(id) }))];
  const toggle = (id: string, isChosen: boolean): void =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <>
      <fieldset
        id={id}
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        disabled={disabled}
        className={styles.several}
        onBlur={onBlur}
      >
        {/* Reset the field context, otherwise each checkbox would take the field's label and id. */}
        <FieldContextProvider value={undefined}>
          {all.map(({ id, name }) => (
            <Checkbox
              key={id}
              disabled={disabled}
              checked={chosen.includes(id)}
              label={name}
              onChange={(_event, { checked }) => toggle(id, checked === true)}
            />
          ))}
        </FieldContextProvider>
        {all.length === 0 && !error && (
          <Text className={styles.note}>
            {offered === null ? <Trans>Loading…</Trans> : <Trans>Nothing to choose from</Trans>}
          </Text>
        )}
      </fieldset>
      {error && (
        <InlineProblem onRetry={retry}>
          <Trans>Could not load the choices</Trans>
        </InlineProblem>
      )}
    </>
  );
};
