import { join } from 'node:path';
import { app, BrowserWindow } from 'electron';
import { createConnection } from '../api/connection.ts';
import { createRequestBudget } from '../api/requestBudget.ts';
import { createDemoServer, sampleDatabase } from '../demo/demoServer.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { createProxyResolver } from '../http/proxyResolver.ts';
import { createReachability, describeConnectivity } from '../http/reachability.ts';
import { recordCalls } from '../http/recordCalls.ts';
import { userAgentOf } from '../http/requestIdentity.ts';
import type { CommandLine } from '../platform/commandLine.ts';
import type { LogFile } from '../platform/log.ts';
import { systemProxy, trustSystemCertificates } from '../platform/systemNetwork.ts';
import type { Preset } from '../preset/presetSchema.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { broadcast, sendToWindow } from '../windows/broadcast.ts';
import { isSeen } from '../windows/managedWindow.ts';
import { createRefresh } from '../windows/refreshWindows.ts';

interface NetworkOptions {
  commandLine: CommandLine;
  settings: SettingsStore;
  preset: Preset;
  log: LogFile;
  /** The server answers again after a failed call. */
  onBack: () => void;
}

export const composeNetwork = ({ commandLine, settings, preset, log, onBack }: NetworkOptions) => {
  const { demoSeed, demoNow, demoFaults } = commandLine;
  const isChosen = demoSeed !== null || demoNow !== null;
  const demo = createDemoServer({
    entry: join(import.meta.dirname, 'demoApi.js'),
    // Chosen data begins afresh at each start, so that a test finds the same rows.
    dbFile: isChosen ? null : sampleDatabase(app.getPath('userData'), commandLine.demoOrders, Date.now()),
    orders: commandLine.demoOrders,
    live: commandLine.demoLive,
    seed: demoSeed ?? 1,
    startsAt: demoNow,
    faults: demoFaults,
    ...(demoFaults ? { onListening: (origin) => process.stdout.write(`Faults: ${origin}/__faults\n`) } : {}),
    log,
    onState: (state) => broadcast('demo.changed', { state }),
  });
  const connection = createConnection(settings, commandLine, demo, app.isPackaged, preset);
  // Started early so that it is done before the first call to a remote server.
  const trusted = trustSystemCertificates(join(import.meta.dirname, 'systemCertificates.js'), log);
  const plainHttp = createHttpClient({
    target: connection.target,
    ready: connection.ready,
    language: () => settings.get('locale').replace('_', '-'),
    userAgent: userAgentOf(app.getVersion()),
    proxies: createProxyResolver({ resolveProxy: systemProxy, prepare: () => trusted }),
  });
  const focusedFirst = (): number[] =>
    BrowserWindow.getAllWindows()
      .toSorted((one, other) => Number(other.isFocused()) - Number(one.isFocused()))
      .map(({ id }) => id);
  const refreshWindows = createRefresh({
    windowIds: focusedFirst,
    isSeen,
    notify: (id) => sendToWindow(id, 'rows.refresh', null),
  });
  const budget = createRequestBudget();
  const reachability = createReachability({
    http: recordCalls(plainHttp, log),
    budget,
    hasTarget: () => connection.current() !== null,
    onChanged: (state) => {
      log.info(describeConnectivity(state));
      broadcast('connectivity.changed', state);
    },
    onBack: () => {
      onBack();
      refreshWindows();
    },
  });
  return { demo, connection, http: reachability.watched, budget, reachability, refreshWindows };
};
