import { Button, Input, makeStyles, Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PayListsQuery } from '#shared/ipc/payListRoutes.ts';
import type { ComparedPayee } from '#shared/rules/payeeComparison.ts';
import type { HalfMonth } from '#shared/rules/plainDates.ts';
import type { Sort } from '../../data/listState.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useCityLabels } from '../../resource/list/listExportOf.ts';
import { QueryError } from '../../ui/Banner.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { useIsPrinting } from '../../ui/usePrint.ts';
import { ComparedTable } from './ComparedTable.tsx';
import {
  arrangeCompared,
  type Comparison,
  comparedPeriod,
  ignoredFilters,
  periodOf,
} from './comparePayees.ts';
import { useComparison } from './useComparison.ts';
import { useComparisonExport } from './useComparisonExport.ts';

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
});

/** Printed instead of the page under the dialog. */
const OnPaper = ({ children }: { children: ReactNode }) => {
  const isPrinting = useIsPrinting();
  const page = document.querySelector('main');
  return isPrinting && page && createPortal(<div data-paper>{children}</div>, page);
};

interface ToolsProps {
  comparison: Comparison;
  onCompare: (comparison: Comparison) => void;
  text: string;
  onSearch: (text: string) => void;
}

const Tools = ({ comparison, onCompare, text, onSearch }: ToolsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  return (
    <div className={styles.tools}>
      <RadioChoices
        layout="horizontal"
        choices={[
          ['before', t`With the previous half-month`],
          ['yearAgo', t`With the same half-month a year ago`],
        ]}
        value={comparison}
        onChoose={onCompare}
      />
      <Input
        type="search"
        aria-label={t`Find a payee`}
        placeholder={t`Find a payee`}
        maxLength={200}
        value={text}
        onChange={(_event, { value }) => onSearch(value)}
      />
    </div>
  );
};

/** Names of the filters that the comparison leaves out. */
const useIgnored = ({ filters = {} }: PayListsQuery): string => {
  const { i18n } = useLingui();
  const { resource } = useResource();
  return ignoredFilters(filters)
    .map((name) => {
      const field = resource.fields[name];
      return field ? i18n._(field.label) : name;
    })
    .join(', ');
};

interface ComparedProps {
  query: PayListsQuery;
  rows: readonly ComparedPayee[];
  period: HalfMonth;
  other: HalfMonth;
  text: string;
}

/** Table on screen, and the whole of it on paper. */
const Compared = ({ rows, text, ...compared }: ComparedProps) => {
  const { t } = useLingui();
  const cities = useCityLabels();
  const [sort, setSort] = useState<Sort | null>(null);
  const shown = arrangeCompared(rows, text, sort, (id) => cities[id] ?? id);
  const table = { ...compared, rows: shown, sort, onSort: setSort };
  return (
    <>
      <ComparedTable {...table} />
      <OnPaper>
        <PageHeader title={t`Compare by payee`} />
        <ComparedTable {...table} isWhole />
      </OnPaper>
    </>
  );
};

interface ComparisonDialogProps {
  query: PayListsQuery;
  onClose: () => void;
}

/** Compares the payees' sums of a half-month with the previous one or with the same one a year ago. */
export const ComparisonDialog = ({ query, onClose }: ComparisonDialogProps) => {
  const { t } = useLingui();
  const { days, today } = useFormatters();
  const [comparison, setComparison] = useState<Comparison>('before');
  const [text, setText] = useState('');
  const period = comparedPeriod(query.filters ?? {}, today());
  const other = periodOf(period, comparison);
  const answer = useComparison(query, period, other);
  const rows = answer.data ?? [];
  // Without any list, all payees would look new or gone.
  const empty = [
    ...(rows.every(({ now }) => now === null) ? [period] : []),
    ...(rows.every(({ before }) => before === null) ? [other] : []),
  ].map(({ start, end }) => days(start, end));
  const exportRows = useComparisonExport(query);
  const ignored = useIgnored(query);
  return (
    <DialogFrame
      title={t`Compare by payee`}
      onClose={onClose}
      actions={
        <>
          <Button disabled={empty.length > 0} onClick={() => window.print()}>
            <Trans>Print…</Trans>
          </Button>
          <Button disabled={empty.length > 0} onClick={() => exportRows(period, other)}>
            <Trans>Export</Trans>
          </Button>
          <Button appearance="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      <Tools comparison={comparison} onCompare={setComparison} text={text} onSearch={setText} />
      {ignored !== '' && (
        <Text size={200}>
          <Trans>Compared without these filters: {ignored}</Trans>
        </Text>
      )}
      {answer.error && <QueryError error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isLoading && <Loading />}
      {answer.data &&
        empty.map((none) => <Text key={none} role="status">{t`There are no pay lists of ${none}.`}</Text>)}
      {answer.data && empty.length === 0 && (
        <Compared query={query} rows={rows} period={period} other={other} text={text} />
      )}
    </DialogFrame>
  );
};
