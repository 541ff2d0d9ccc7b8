import { Button, makeStyles, SearchBox, Select, tokens } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JournalEntry } from '#shared/ipc/journalRoutes.ts';
import type { Described } from './describedEntity.ts';
import { type JournalFilter, type Kind, kinds, type Period, periods } from './journalFilter.ts';
import { useZoneText } from './recordTimes.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  search: { width: '220px' },
  zone: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

interface JournalFiltersProps {
  filter: JournalFilter;
  /** Entries of the period, which determine the lists to choose from. */
  entries: readonly JournalEntry[];
  described: Described | undefined;
  onChange: (changes: Partial<JournalFilter>) => void;
}

export const JournalFilters = ({ filter, entries, described, onChange }: JournalFiltersProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const zone = useZoneText();
  const periodNames: Record<Period, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`Last 7 days`,
    month: t`Last 30 days`,
  };
  const kindNames: Record<Kind, string> = {
    all: t`All changes`,
    changed: t`Changed`,
    created: t`Created`,
    deleted: t`Deleted`,
    open: t`To check`,
  };
  const found = [...new Set(entries.map(({ entity }) => entity)), filter.entity].filter(Boolean);
  const entities = [...new Set(found)]
    .map((entity) => {
      const title = described?.get(entity)?.title;
      return { entity, label: title ? i18n._(title) : entity };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <search className={styles.root}>
      <Select
        aria-label={t`Period`}
        value={filter.period}
        onChange={(_event, { value }) => onChange({ period: value as Period })}
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {periodNames[period]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`Kind of change`}
        value={filter.kind}
        onChange={(_event, { value }) => onChange({ kind: value as Kind })}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kindNames[kind]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t`List`}
        value={filter.entity}
        onChange={(_event, { value }) => onChange({ entity: value })}
      >
        <option value="">{t`All lists`}</option>
        {entities.map(({ entity, label }) => (
          <option key={entity} value={entity}>
            {label}
          </option>
        ))}
      </Select>
      <SearchBox
        className={styles.search}
        aria-label={t`Find a record`}
        placeholder={t`Find a record`}
        value={filter.text}
        onChange={(_event, { value }) => onChange({ text: value })}
      />
      {filter.record !== '' && (
        <Button onClick={() => onChange({ record: '', entity: '' })}>
          <Trans>Show all records</Trans>
        </Button>
      )}
      {zone !== '' && <span className={styles.zone}>{zone}</span>}
    </search>
  );
};
