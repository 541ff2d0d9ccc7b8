import {
  Button,
  CounterBadge,
  makeStyles,
  mergeClasses,
  ProgressBar,
  Text,
  ToggleButton,
  tokens,
} from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PayListsChecking, PayListsQuery, PayListsSummary } from '#shared/ipc/payListRoutes.ts';
import { differenceField, sharedAccountField } from '#shared/rules/payListDifference.ts';
import { isAllCities } from '../../data/entityCalls.ts';
import { type ListFilter, withFilter } from '../../data/listState.ts';
import { request } from '../../ipc/bridge.ts';
import { useResource } from '../../resource/define/resourceContext.tsx';
import { useListContext } from '../../resource/list/useListController.tsx';
import { ErrorBanner, ReadError } from '../../ui/Banner.tsx';
import { onDemand } from '../../ui/lazyComponent.tsx';
import { useFormatters } from '../../ui/useFormatters.ts';
import { usePayListsChecking, usePayListsQuery, usePayListsSummary } from './usePayLists.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    flex: '0 0 auto',
    minHeight: '32px',
    fontVariantNumeric: 'tabular-nums',
  },
  // Keeps the band on one line as long as a few words fit: a second line would push the last row out of view.
  words: { display: 'flex', alignItems: 'center', gap: '8px', flex: '1 1 0', minWidth: 0 },
  found: { flexBasis: '260px' },
  differing: { flexShrink: 0 },
  badge: { '@media print': { display: 'none' } },
  rest: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media print': { whiteSpace: 'normal' },
  },
  muted: { color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', alignItems: 'center', gap: '12px', marginInlineStart: 'auto' },
  bar: { width: '120px' },
});

const Comparison = onDemand(async () => (await import('./ComparisonDialog.tsx')).ComparisonDialog);
const onlyDiffering = { match: 'exact', value: 'differs' } as const;

interface WordsOfFindings {
  /** Number and sum of the wrong lists; never truncated, because it is the button that filters by them. */
  differing: string | null;
  /** Other findings, the least important last, because the text may be truncated. */
  rest: string;
}

/** Limits of the filters that main applies itself. */
const useLimits = (filters: Readonly<Record<string, ListFilter>>, unchecked: number): string[] => {
  const { t } = useLingui();
  const isOfAll = isAllCities(useResource().scope);
  return [
    ...(filters[differenceField] && unchecked > 0 ? [t`only checked lists are known`] : []),
    ...(filters[sharedAccountField]
      ? [isOfAll ? t`accounts compared across all cities` : t`accounts compared within this city`]
      : []),
  ];
};

const useFindings = (
  summary: PayListsSummary,
  filters: Readonly<Record<string, ListFilter>>,
): WordsOfFindings => {
  const { i18n, t } = useLingui();
  const { money, dateTime } = useFormatters();
  const unchecked = summary.count - summary.right - summary.differing - summary.unread;
  const [count, amount] = [i18n.number(summary.count), money(summary.differenceCents / 100)];
  const differing =
    summary.differing === 0
      ? null
      : summary.differenceCents > 0
        ? t`${plural(summary.differing, {
            one: `# of ${count} differs by ${amount}`,
            other: `# of ${count} differ by ${amount} in all`,
          })}`
        : t`${plural(summary.differing, { one: `# of ${count} has wrong lines`, other: `# of ${count} have wrong lines` })}`;
  const parts = useLimits(filters, unchecked);
  if (!differing && summary.right === summary.count) parts.push(t`All match`);
  else if (!differing && summary.right > 0)
    parts.push(t`${plural(summary.right, { one: '# matches', other: '# match' })}`);
  if (summary.unread > 0)
    parts.push(
      t`${plural(summary.unread, { one: '# could not be loaded', other: '# could not be loaded' })}`,
    );
  if (unchecked > 0) {
    parts.push(
      unchecked === summary.count
        ? t`not checked against their lines`
        : t`${plural(unchecked, { one: '# not checked', other: '# not checked' })}`,
    );
  }
  if (summary.checkedAt) {
    const since = dateTime(summary.checkedAt);
    const isOneTime = !summary.newestCheckAt || dateTime(summary.newestCheckAt) === since;
    parts.push(isOneTime ? t`checked ${since}` : t`oldest check ${since}`);
  }
  return { differing, rest: parts.join(' · ') };
};

const Running = ({ done, total }: PayListsChecking) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [checked, all] = [i18n.number(done), i18n.number(total ?? 0)];
  return (
    <>
      <ProgressBar
        className={styles.bar}
        aria-label={t`Pay list check`}
        {...(total ? { value: done / total } : {})}
      />
      <Text>{total === null ? t`Loading the lists…` : t`${checked} of ${all} checked`}</Text>
      <Button size="small" onClick={() => void request('payLists.stopCheck', undefined)}>
        <Trans>Stop</Trans>
      </Button>
    </>
  );
};

interface FindingsProps {
  summary: PayListsSummary;
  query: PayListsQuery;
  checking: PayListsChecking | null;
}

const Findings = ({ summary, query, checking }: FindingsProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { state, change } = useListContext().queryState;
  const { money } = useFormatters();
  const findings = useFindings(summary, state.filters);
  const sum = money(summary.sumCents / 100);
  const isRunning = checking?.state === 'running';
  const narrowed = state.filters[differenceField];
  const isOnlyDiffering = narrowed?.match === 'exact' && narrowed.value === onlyDiffering.value;
  const known = summary.right + summary.differing;
  const isComplete = known === summary.count;
  const [isComparing, setIsComparing] = useState(false);
  const check = (): void => void request('payLists.check', { ...query, isAnew: isComplete });
  return (
    <>
      <Text>{t`${plural(summary.count, { one: `# pay list: ${sum}`, other: `# pay lists: ${sum} in all` })}`}</Text>
      {/* A running check shows its progress in this place, without changing the height. */}
      <span role="status" className={mergeClasses(styles.words, !isRunning && styles.found)} data-found>
        {!isRunning && findings.differing && (
          <ToggleButton
            className={styles.differing}
            size="small"
            data-found
            icon={
              <CounterBadge
                count={summary.differing}
                overflowCount={999}
                size="small"
                color="danger"
                className={styles.badge}
                aria-hidden
              />
            }
            title={isOnlyDiffering ? t`Show all` : t`Show only these`}
            checked={isOnlyDiffering}
            onClick={() =>
              change((now) => withFilter(now, differenceField, isOnlyDiffering ? null : onlyDiffering))
            }
          >
            {findings.differing}
          </ToggleButton>
        )}
        {!isRunning && (
          <Text className={mergeClasses(styles.rest, styles.muted)} title={findings.rest}>
            {findings.rest}
          </Text>
        )}
      </span>
      <span className={styles.actions}>
        <Button size="small" appearance="subtle" onClick={() => setIsComparing(true)}>
          <Trans>Compare…</Trans>
        </Button>
        {isRunning ? (
          <Running {...checking} />
        ) : (
          <Button size="small" onClick={check}>
            {isComplete ? (
              <Trans>Check again</Trans>
            ) : known > 0 ? (
              <Trans>Check the rest</Trans>
            ) : (
              <Trans>Check the sums</Trans>
            )}
          </Button>
        )}
      </span>
      {isComparing && <Comparison query={query} onClose={() => setIsComparing(false)} />}
    </>
  );
};

/** Band above the pay lists: sum of all filtered lists, and the result of their check. */
export const PayListsBand = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const { total, list } = useListContext();
  const query = usePayListsQuery();
  const checking = usePayListsChecking(query);
  const summary = usePayListsSummary(query, total);
  if (!list.data) return null;
  return (
    <>
      <section className={styles.root} aria-label={t`Pay list check`}>
        {summary.ask && (
          <Button size="small" onClick={summary.ask}>
            <Trans>Add up all lists</Trans>
          </Button>
        )}
        {summary.data && summary.data.count > 0 && (
          <Findings summary={summary.data} query={query} checking={checking} />
        )}
      </section>
      {summary.error && <ReadError error={summary.error} onRetry={summary.reload} />}
      {checking?.state === 'failed' && checking.error && (
        <ErrorBanner
          error={checking.error}
          summary={t`The check stopped. The results so far are saved.`}
          onRetry={() => void request('payLists.check', { ...query, isAnew: false })}
        />
      )}
    </>
  );
};
