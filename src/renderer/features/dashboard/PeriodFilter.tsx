import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { presetLabels } from '../../resource/fields/date/presetWords.ts';
import { DayInput } from './DayInput.tsx';
import { activePreset, type DashboardQuery, periodPresets, presetPeriod } from './dashboardQuery.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '6px' },
  dates: {
    display: 'flex',
    flexWrap: 'wrap',
    minWidth: 0,
    alignItems: 'baseline',
    gap: '6px',
    '& > *': { maxWidth: '232px' },
  },
  presets: { display: 'flex', flexWrap: 'wrap', gap: '2px', margin: 0, padding: 0, border: 'none' },
  preset: { minWidth: 0, paddingInline: '8px', fontWeight: tokens.fontWeightRegular },
});

interface PeriodFilterProps {
  query: DashboardQuery;
  /** Latest requested query, which may not be rendered yet. */
  latest: () => DashboardQuery;
  today: string;
  onChange: (changes: Partial<DashboardQuery>) => void;
}

export const PeriodFilter = ({ query, latest, today, onChange }: PeriodFilterProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [presses, setPresses] = useState(0);
  const chosen = activePreset(query, today);
  return (
    <div className={styles.root}>
      {/* A preset remounts the inputs, which discards invalid text. */}
      <div key={presses} className={styles.dates}>
        <DayInput
          aria-label={t`From`}
          today={today}
          value={query.dateFrom}
          max={query.dateTo}
          mayTake={(day) => day <= latest().dateTo}
          onChange={(dateFrom) => onChange({ dateFrom })}
        />
        {'–'}
        <DayInput
          aria-label={t`To`}
          today={today}
          value={query.dateTo}
          min={query.dateFrom}
          mayTake={(day) => day >= latest().dateFrom}
          onChange={(dateTo) => onChange({ dateTo })}
        />
      </div>
      <fieldset className={styles.presets} aria-label={t`Period`}>
        {periodPresets.map((preset) => (
          <ToggleButton
            key={preset}
            className={styles.preset}
            appearance="subtle"
            size="small"
            checked={chosen === preset}
            onClick={() => {
              setPresses(presses + 1);
              onChange(presetPeriod(preset, today));
            }}
          >
            {i18n._(presetLabels[preset])}
          </ToggleButton>
        ))}
      </fieldset>
    </div>
  );
};
