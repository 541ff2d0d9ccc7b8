import { Field, makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DatePreset } from '#shared/query/datePresets.ts';
import { DateInput } from '../../../ui/dates/DateInput.tsx';
import { isDateValue } from '../../../ui/dates/dateText.ts';
import { useFormatters } from '../../../ui/useFormatters.ts';
import { useToday } from '../../../ui/useMinute.ts';
import type { FilterProps } from '../fieldType.ts';
import { presetDays, presetLabels } from './presetWords.ts';

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
  preset: {
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: '2px 8px',
    minHeight: '40px',
    textAlign: 'start',
  },
  days: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'nowrap',
  },
  ends: { display: 'flex', flexDirection: 'column', gap: '8px' },
});

interface Ends {
  from: string;
  to: string;
}

export interface DateRangeOwnProps {
  presets: readonly DatePreset[];
  /** Adjusts a chosen range, for example widens it to whole pay periods. */
  adjust: (ends: Ends) => Ends;
}

const noEnds: Ends = { from: '', to: '' };
const isUsable = (value: string): boolean => value === '' || isDateValue(value);

/**
 * From one day to another, or a relative range. An incomplete or reversed range does not change the filter.
 */
export const DateRangeFilter = ({
  label,
  filter,
  onChange,
  presets,
  adjust,
}: FilterProps & DateRangeOwnProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const today = useToday();
  const formatters = useFormatters();
  const chosen = filter?.match === 'preset' ? filter.preset : null;
  // A saved view may contain a preset that this field does not offer.
  const offered = chosen === null || presets.includes(chosen) ? presets : [...presets, chosen];
  const [ends, setEnds] = useState<Ends>(filter?.match === 'between' ? filter : noEnds);
  const change = (next: Ends): void => {
    setEnds(next);
    if (!isUsable(next.from) || !isUsable(next.to)) return;
    const { from, to } = adjust(next);
    if (from !== '' && to !== '' && to < from) return;
    setEnds({ from, to });
    onChange(from === '' && to === '' ? null : { match: 'between', from, to });
  };
  return (
    <>
      <Text weight="semibold">{label}</Text>
      <fieldset aria-label={label} className={styles.root}>
        <div className={styles.presets}>
          {offered.map((preset) => {
            const isChosen = preset === chosen;
            return (
              <ToggleButton
                key={preset}
                className={styles.preset}
                size="small"
                checked={isChosen}
                onClick={() => {
                  setEnds(noEnds);
                  onChange(isChosen ? null : { match: 'preset', preset });
                }}
              >
                {i18n._(presetLabels[preset])}{' '}
                <span className={styles.days}>{presetDays(preset, formatters)}</span>
              </ToggleButton>
            );
          })}
        </div>
        <div className={styles.ends}>
          <Field label={t`From`}>
            <DateInput today={today} value={ends.from} onChange={(from) => change({ ...ends, from })} />
          </Field>
          <Field label={t`To`}>
            <DateInput
              today={today}
              value={ends.to}
              min={isDateValue(ends.from) ? ends.from : ''}
              onChange={(to) => change({ ...ends, to })}
            />
          </Field>
        </div>
      </fieldset>
    </>
  );
};
