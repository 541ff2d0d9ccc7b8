import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { cityField } from '#shared/rules/allCities.ts';
import { isUnreadable } from '#shared/rules/recordValues.ts';
import { isAllCities, type Row, scopeOfRow } from '../../data/entityCalls.ts';
import { useListedRecord } from '../../data/useRecord.ts';
import { recordPath } from '../../paths.ts';
import { ContainedPeek } from '../../ui/ContainedPeek.tsx';
import { useLinkHandlers } from '../../ui/openWindow.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
import { GoneScope, useResource } from '../define/resourceContext.tsx';
import { embeddedName, shownValue } from '../fields/fieldText.ts';
import { ReadOnlyValue } from '../form/ReadOnlyValue.tsx';
import { GoneBanner } from '../record/GoneBanner.tsx';
import { fieldsInSummaryHeader, SummaryHeader } from '../record/SummaryHeader.tsx';
import { columnNames } from '../table/columnSettings.ts';

interface PeekState {
  row: Row | null;
  /** Shows a row, or closes the peek if it already shows that row. */
  toggle: (row: Row) => void;
  /** Toggles the peek. Opens with the last focused row, otherwise with the first. */
  turnOver: () => void;
  /** Shows the focused row while the peek is open. */
  follow: (row: Row) => void;
  moveBy: (by: -1 | 1) => void;
  close: () => void;
}

export const usePeek = (rows: readonly Row[]): PeekState => {
  const [id, setId] = useState<string | null>(null);
  const focused = useRef<string | null>(null);
  const index = rows.findIndex((row) => row.id === id);
  return {
    row: rows[index] ?? null,
    toggle: (row) => setId(row.id === id ? null : row.id),
    turnOver: () => {
      const next = rows.find((row) => row.id === focused.current) ?? rows[0];
      setId(rows[index] ? null : (next?.id ?? null));
    },
    follow: (row) => {
      focused.current = row.id;
      setId((current) => (current === null ? null : row.id));
    },
    moveBy: (by) => setId(rows[Math.max(0, Math.min(rows.length - 1, index + by))]?.id ?? null),
    close: () => setId(null),
  };
};

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flex: '0 0 340px',
    minHeight: 0,
    overflow: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (width < 992px)': {
      position: 'absolute',
      insetBlock: 0,
      right: 0,
      // Above the list and its header.
      zIndex: 7,
      width: '320px',
      boxShadow: tokens.shadow16,
    },
  },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    display: 'flex',
    alignItems: 'center',
    gap: '2px',
    padding: '8px 8px 8px 16px',
  },
  title: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    flexGrow: 1,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  open: { flexShrink: 0 },
  head: { display: 'flex', flexDirection: 'column', gap: '8px', padding: '0 16px 8px' },
  fields: { margin: 0, padding: '0 16px 16px' },
  label: { marginTop: '8px', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const PeekField = ({ name, record, isLoading }: { name: string; record: Row; isLoading: boolean }) => {
  const { i18n } = useLingui();
  const styles = useStyles();
  const { resource, scope } = useResource();
  const field = resource.fields[name];
  if (!field) return null;
  const value = isLoading ? (
    <span className={styles.quiet}>…</span>
  ) : (
    <ReadOnlyValue
      field={field}
      value={shownValue(record, name, field)}
      name={embeddedName(record, field)}
      record={record}
      scope={scopeOfRow(scope, record)}
    />
  );
  return (
    <div>
      <dt className={styles.label}>{i18n._(field.label)}</dt>
      <dd className={styles.value}>
        {isUnreadable(record, name) ? (
          <Text italic className={styles.quiet}>
            <Trans>unreadable</Trans>
          </Text>
        ) : (
          value
        )}
      </dd>
    </div>
  );
};

interface PeekPanelProps extends PeekState {
  row: Row;
  isListed: boolean;
}

const PeekPanel = ({ row, isListed, moveBy, close }: PeekPanelProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const linkHandlers = useLinkHandlers();
  const { resource, scope: listScope, can } = useResource();
  const scope = scopeOfRow(listScope, row);
  const { record: read, error, isGone } = useListedRecord(resource.entity, scope, row, isListed);
  // A separately read record lacks the city, which only the list adds.
  const city = isAllCities(listScope) ? { [cityField]: row[cityField] } : {};
  const record = read ? { ...read, ...city } : row;
  const path = can.page === 'none' ? null : recordPath(resource.entity, scope, row.id);
  /** The row contains only the list's columns until the full record arrives. */
  const isPartly = !read && !error && resource.alwaysFetched !== undefined;
  const { fields, columns } = resource;
  const inHeader = fieldsInSummaryHeader(resource, record);
  const named = resource.search !== null && record[resource.search] === resource.nameOf(record);
  const names = [...new Set([...columns, ...columnNames(fields)])].filter(
    (name) => !inHeader.includes(name) && !(named && name === resource.search),
  );
  return (
    <aside className={styles.root} aria-label={t`Peek`}>
      <div className={styles.header}>
        <Text className={styles.title} weight="semibold" size={400} title={resource.nameOf(record)}>
          {resource.nameOf(record)}
        </Text>
        <ToolButton
          size="small"
          label={t`Previous record`}
          shortcut="K"
          icon={<ArrowUp20Regular />}
          onClick={() => moveBy(-1)}
        />
        <ToolButton
          size="small"
          label={t`Next record`}
          shortcut="J"
          icon={<ArrowDown20Regular />}
          onClick={() => moveBy(1)}
        />
        {path !== null && (
          <Button className={styles.open} size="small" {...linkHandlers(path)}>
            <Trans>Open</Trans>
          </Button>
        )}
        <ToolButton size="small" label={t`Close`} shortcut="P" icon={<Dismiss20Regular />} onClick={close} />
      </div>
      <div className={styles.head}>
        {isGone && <GoneBanner />}
        <GoneScope isGone={isGone}>
          <SummaryHeader record={record} isPartly={isPartly} hasActions />
        </GoneScope>
      </div>
      <dl key={row.id} className={styles.fields}>
        {names.map((name) => (
          <PeekField key={name} name={name} record={record} isLoading={isPartly && row[name] === undefined} />
        ))}
      </dl>
    </aside>
  );
};

/** Details of the focused row, next to the list. `left`: rows that are no longer in the list. */
export const Peek = ({ peek, left }: { peek: PeekState; left: ReadonlySet<string> }) =>
  peek.row && (
    <ContainedPeek of={peek.row} onClose={peek.close}>
      <PeekPanel {...peek} row={peek.row} isListed={!left.has(peek.row.id)} />
    </ContainedPeek>
  );
