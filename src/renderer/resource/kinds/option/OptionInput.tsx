import { makeStyles, Select } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InputProps } from '../kind.ts';
import { OpenReference } from '../reference/RecordCombobox.tsx';
import { OptionsProblem } from './OptionsProblem.tsx';
import { type OptionOwnProps, useOptions } from './useOptions.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '4px' },
  line: { display: 'flex', gap: '4px' },
  select: { flexGrow: 1, minWidth: 0 },
});

/** One of what the server offers. A value that the record has and that is not among it can be chosen again. */
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
    <div className={styles.root}>
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
      {error && <OptionsProblem onRetry={retry} />}
    </div>
  );
};
