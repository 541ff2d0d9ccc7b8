import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircle20Regular } from '@fluentui/react-icons/svg/checkmark-circle';
import { Warning20Regular } from '@fluentui/react-icons/svg/warning';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayListLine } from '#shared/api/payLists.ts';
import type { PayListCheck } from '#shared/rules/checkPayList.ts';
import type { LineFault } from '#shared/rules/lineFaults.ts';
import type { Reading } from '#shared/rules/reconcile.ts';
import { shortIdOf } from '#shared/rules/recordValues.ts';
import { signedMoney } from './differenceField.tsx';
import type { TextTools } from './lineColumns.ts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    fontVariantNumeric: 'tabular-nums',
  },
  differs: { borderLeft: `4px solid ${tokens.colorStatusWarningBorder2}` },
  title: { display: 'flex', alignItems: 'center', gap: '8px' },
  sums: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 },
  pair: { display: 'flex', gap: '8px' },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  negative: { color: tokens.colorStatusDangerForeground3 },
  list: { margin: 0, paddingLeft: '20px' },
});

const readings: Record<Reading, MessageDescriptor> = {
  leftOut: msg`is missing from the stored sum`,
  twice: msg`counts twice in the stored sum`,
  asCompleted: msg`counts as completed in the stored sum`,
  asCanceledByCustomer: msg`counts as canceled by the customer in the stored sum`,
  asFee: msg`counts in the stored sum with the cancellation fee only`,
  withoutVat: msg`counts without VAT in the stored sum`,
};

const faultWords: Record<LineFault, MessageDescriptor> = {
  twice: msg`appears twice in this list`,
  otherPeriod: msg`was completed outside the period`,
  commission: msg`has an unusual commission`,
  unreadable: msg`has unreadable figures`,
};
const maxNamed = 10;

interface ReconciliationCardProps {
  result: PayListCheck<PayListLine>;
  count: number;
  tools: TextTools;
}

const Sums = ({
  reconciliation,
  tools,
}: {
  reconciliation: PayListCheck<PayListLine>['reconciliation'];
  tools: TextTools;
}) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { storedCents, recomputedCents, differenceCents } = reconciliation;
  const sum = (label: string, cents: number, text = tools.formatters.money(cents / 100)) => (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd className={mergeClasses(styles.value, cents < 0 && styles.negative)}>{text}</dd>
    </div>
  );
  return (
    <dl className={styles.sums}>
      {sum(t`Stored`, storedCents)}
      {sum(t`Recomputed`, recomputedCents)}
      {differenceCents !== 0 &&
        sum(t`Difference`, differenceCents, signedMoney(differenceCents, tools.formatters))}
    </dl>
  );
};

interface NamedLinesProps {
  label?: string;
  lines: readonly { line: PayListLine; word: MessageDescriptor }[];
  /** Further lines that are not named. */
  unnamed?: number;
}

const NamedLines = ({ label, lines, unnamed = 0 }: NamedLinesProps) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={label}>
      {lines.map(({ line, word }) => {
        const number = shortIdOf(line.orderId);
        const what = i18n._(word);
        return <li key={line.id}>{t`Order ${number} ${what}`}</li>;
      })}
      {unnamed > 0 && (
        <li>
          <Plural value={unnamed} one="and # more line" other="and # more lines" />
        </li>
      )}
    </ul>
  );
};

/** Likely causes of a difference, and faulty lines. */
const Causes = ({ reconciliation, faults, verdict }: PayListCheck<PayListLine>) => {
  const { t } = useLingui();
  const { explanations, explainedByAll } = reconciliation;
  return (
    <>
      {explanations.length > 0 && (
        <>
          <Text>
            <Trans>Each of these lines alone explains the difference:</Trans>
          </Text>
          <NamedLines lines={explanations.map(({ line, reading }) => ({ line, word: readings[reading] }))} />
        </>
      )}
      {explainedByAll && (
        <Text>
          <Trans>Without VAT, the lines add up to the stored sum.</Trans>
        </Text>
      )}
      {faults.length > 0 && (
        <NamedLines
          label={t`Wrong lines`}
          lines={faults.slice(0, maxNamed).map(({ line, fault }) => ({ line, word: faultWords[fault] }))}
          unnamed={faults.length - maxNamed}
        />
      )}
      {verdict.cause === 'rounding' && (
        <Text>
          <Trans>Rounding explains the difference.</Trans>
        </Text>
      )}
      {verdict.cause === 'unknown' && (
        <Text>
          <Trans>No single line explains the difference. The sum may have been corrected by hand.</Trans>
        </Text>
      )}
    </>
  );
};

/** Compares the stored sum with the sum of all lines: difference, likely explanations and faulty lines. */
export const ReconciliationCard = ({ result, count, tools }: ReconciliationCardProps) => {
  const { t } = useLingui();
  const styles = useStyles();
  const { reconciliation, faults, verdict } = result;
  const difference = tools.formatters.money(reconciliation.differenceCents / 100);
  const isWhole = verdict.outcome === 'right';
  return (
    <section className={mergeClasses(styles.root, !isWhole && styles.differs)} aria-label={t`Reconciliation`}>
      <Text weight="semibold" className={styles.title}>
        {isWhole ? <CheckmarkCircle20Regular /> : <Warning20Regular />}
        {reconciliation.differenceCents !== 0
          ? t`The stored sum differs from the lines by ${difference}`
          : faults.length === 0
            ? t`The lines add up to the stored sum`
            : t`The lines add up to the stored sum, but some are wrong`}
      </Text>
      <Sums reconciliation={reconciliation} tools={tools} />
      <Text size={200}>
        <Plural
          value={count}
          one="# line, rounded to the cent"
          other="Sum of # lines, each rounded to the cent"
        />
      </Text>
      <Causes {...result} />
    </section>
  );
};
