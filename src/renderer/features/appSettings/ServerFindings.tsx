import { Text } from '@fluentui/react-components';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Effect, Finding, ServerReport } from '#shared/rules/serverReport.ts';
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx';
import { effectTexts, findingTexts } from './findingTexts.ts';
import { CallName, ReportTable, useCellStyles } from './ReportTable.tsx';

const tones: Readonly<Record<Effect, Tone>> = {
  broken: 'danger',
  unreadable: 'warning',
  tolerated: 'neutral',
};
const order: readonly Effect[] = ['broken', 'unreadable', 'tolerated'];

interface FoundIn {
  call: string;
  finding: Finding;
}

const FindingRow = ({ call, finding }: FoundIn) => {
  const { i18n, t } = useLingui();
  const styles = useCellStyles();
  const { kind, effect, field, found, count, of } = finding;
  const [some, all] = [i18n.number(count ?? 0), i18n.number(of ?? 0)];
  const more = [found, of !== undefined && of > 1 ? t`${some} of ${all} rows` : null].filter(Boolean);
  return (
    <tr>
      <td className={styles.cell}>
        <CallName operation={call} />
      </td>
      <td className={styles.cell}>
        {field ? `${field}: ` : ''}
        {i18n._(findingTexts[kind])}
        {more.length > 0 && <span className={styles.more}>{` (${more.join(', ')})`}</span>}
      </td>
      <td className={styles.cell}>
        <span className={styles.effect}>
          <StatusDot tone={tones[effect]} />
          {i18n._(effectTexts[effect])}
        </span>
      </td>
    </tr>
  );
};

/** Findings of a check, the worst first. */
export const ServerFindings = ({ report }: { report: ServerReport }) => {
  const { t } = useLingui();
  const found: FoundIn[] = [
    ...report.connection.map((finding) => ({ call: t`Connection`, finding })),
    ...report.calls.flatMap(({ operation, findings }) =>
      findings.map((finding) => ({ call: operation, finding })),
    ),
  ].toSorted((one, other) => order.indexOf(one.finding.effect) - order.indexOf(other.finding.effect));
  if (found.length === 0)
    return (
      <Text>
        <StatusDot tone="success" />
        <Trans>Everything that was checked works.</Trans>
      </Text>
    );
  return (
    <ReportTable label={t`Findings`} heads={[t`Call`, t`Finding`, t`Effect in the app`]}>
      {found.map(({ call, finding }) => (
        <FindingRow
          key={[call, finding.kind, finding.field, finding.found].join(' ')}
          call={call}
          finding={finding}
        />
      ))}
    </ReportTable>
  );
};
