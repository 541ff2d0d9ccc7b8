import { Field, Input, makeStyles, ToggleButton } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { datePresets } from '../../data/datePresets.ts';
import type { ListFilter } from '../../data/listState.ts';
import { presetLabels } from './filterText.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  presets: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '6px' },
  ends: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '8px' },
});

interface DateRangeFilterProps {
  label: string;
  filter: ListFilter | null;
  onChange: (filter: ListFilter | null) => void;
}

const rangeOf = (from: string, to: string): ListFilter | null =>
  from === '' && to === '' ? null : { kind: 'between', from, to };

/** From day to day, or a range that moves along with today. */
export const DateRangeFilter = ({ label, filter, onChange }: DateRangeFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { from, to } = filter?.kind === 'between' ? filter : { from: '', to: '' };
  return (
    <fieldset aria-label={label} className={styles.root}>
      <div className={styles.presets}>
        {datePresets.map((preset) => {
          const isChosen = filter?.kind === 'preset' && filter.preset === preset;
          return (
            <ToggleButton
              key={preset}
              size="small"
              checked={isChosen}
              onClick={() => onChange(isChosen ? null : { kind: 'preset', preset })}
            >
              {i18n._(presetLabels[preset])}
            </ToggleButton>
          );
        })}
      </div>
      <div className={styles.ends}>
        <Field label={t`From`}>
          <Input
            type="date"
            value={from}
            {...(to ? { max: to } : {})}
            onChange={(_event, { value }) => onChange(rangeOf(value, to))}
          />
        </Field>
        <Field label={t`To`}>
          <Input
            type="date"
            value={to}
            {...(from ? { min: from } : {})}
            onChange={(_event, { value }) => onChange(rangeOf(from, value))}
          />
        </Field>
      </div>
    </fieldset>
  );
};
