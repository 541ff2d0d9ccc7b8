import { Button, makeStyles, ProgressBar, Text, ToggleButton, tokens } from '@fluentui/react-components';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ServerChecking } from '#shared/ipc/serverCheckRoutes.ts';
import { countEffects, findingsOf, percentile, type ServerReport } from '#shared/rules/serverReport.ts';
import { request } from '../../ipc/bridge.ts';
import { usePreferencesStore } from '../../stores/preferences.ts';
import { showToast } from '../../stores/toasts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { showError } from '../../ui/showError.ts';
import { useFormatters } from '../../ui/useFormatters.ts';
import { ServerCalls } from './ServerCalls.tsx';
import { ServerFindings } from './ServerFindings.tsx';
import { useServerCheck } from './useServerCheck.ts';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' },
  bar: { width: '160px' },
  summary: { display: 'flex', flexDirection: 'column', gap: '2px', fontVariantNumeric: 'tabular-nums' },
  muted: { color: tokens.colorNeutralForeground2 },
});

const Running = ({ done, total }: ServerChecking) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const [checked, all] = [i18n.number(done), i18n.number(total ?? 0)];
  return (
    <div className={styles.row}>
      <ProgressBar
        className={styles.bar}
        aria-label={t`Server check`}
        {...(total ? { value: done / total } : {})}
      />
      <Text>{total === null ? t`Connecting…` : t`${checked} of ${all} calls checked`}</Text>
      <Button size="small" onClick={() => void request('serverCheck.stop', undefined)}>
        <Trans>Stop</Trans>
      </Button>
    </div>
  );
};

const Summary = ({ report }: { report: ServerReport }) => {
  const { i18n, t } = useLingui();
  const styles = useStyles();
  const { dateTime } = useFormatters();
  const { broken, unreadable, tolerated } = countEffects(findingsOf(report));
  const times = report.calls.flatMap(({ timesMs }) => timesMs);
  const [half, most] = [i18n.number(percentile(times, 0.5) ?? 0), i18n.number(percentile(times, 0.95) ?? 0)];
  const since = dateTime(report.checkedAt);
  return (
    <div className={styles.summary} role="status">
      <Text weight="semibold">
        {[
          t`${plural(broken, { one: '# does not work', other: '# do not work' })}`,
          t`${plural(unreadable, { one: '# unreadable', other: '# unreadable' })}`,
          t`${plural(tolerated, { one: '# tolerated', other: '# tolerated' })}`,
        ].join(' · ')}
      </Text>
      <Text size={200} className={styles.muted}>
        {report.state === 'stopped' && `${t`Stopped before the end`} · `}
        <Trans>
          Checked {since}. Half of the answers took at most {half} ms, 95 % at most {most} ms.
        </Trans>
      </Text>
    </div>
  );
};

const useSaveReport = () => {
  const { i18n, t } = useLingui();
  return async (format: 'markdown' | 'json'): Promise<void> => {
    const result = await request('serverCheck.save', { format });
    if (!result.ok) return showError(i18n, result.error);
    if (!result.data) return;
    const { fileName } = result.data;
    const run = (): void => void request('diagnostics.reveal', undefined);
    showToast({ intent: 'success', text: t`${fileName} saved`, action: { label: t`Show in folder`, run } });
  };
};

/** Compares the answers of the connected server with those that the app expects. */
export const ServerCheck = () => {
  const { t } = useLingui();
  const styles = useStyles();
  const country = usePreferencesStore((settings) => settings.lastCountry);
  const checking = useServerCheck();
  const save = useSaveReport();
  const [showsCalls, setShowsCalls] = useState(false);
  const start = (): void => void request('serverCheck.start', { country });
  if (checking?.state === 'running') return <Running {...checking} />;
  const { report } = checking ?? {};
  return (
    <>
      {checking?.state === 'failed' && (
        <Banner intent="error">{t`The check failed. The log has details.`}</Banner>
      )}
      {report && <Summary report={report} />}
      {report && <ServerFindings report={report} />}
      {report && showsCalls && <ServerCalls calls={report.calls} />}
      <div className={styles.row}>
        <Button onClick={start}>{report ? t`Check again` : t`Check this server`}</Button>
        {report && (
          <>
            <ToggleButton checked={showsCalls} onClick={() => setShowsCalls(!showsCalls)}>
              <Trans>All calls</Trans>
            </ToggleButton>
            <Button onClick={() => void save('markdown')}>
              <Trans>Save report…</Trans>
            </Button>
            <Button onClick={() => void save('json')}>
              <Trans>Save as JSON…</Trans>
            </Button>
          </>
        )}
      </div>
    </>
  );
};
