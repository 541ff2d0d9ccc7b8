import type { Bridge } from '#shared/ipc/bridge.ts';
import type { EventMap, EventName } from '#shared/ipc/events.ts';
import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { RouteName } from '#shared/ipc/routes.ts';
import type { PublicSettings } from '#shared/ipc/settingsRoutes.ts';
import { defaultPreferences } from '#shared/screens/settingValues.ts';
import { type ApiCall, answerCall, type Records } from './answerCall.ts';
import { sampleRecords } from './sampleRecords.ts';

type Answered = EventMap['deferred.answered'];
type Answer = Result<unknown> | Promise<Result<unknown>>;

export interface StubbedMain {
  bridge: Bridge;
  /** Records on the server. Tests may change them to simulate another user. */
  records: Records;
  /** API calls of the window, oldest first. */
  calls: ApiCall[];
  callsOf(operation: string): ApiCall[];
  /** Requests other than API calls. */
  requests: { route: string; payload: unknown }[];
  /** Overrides the answer of an operation; `usual` returns the default answer. */
  answer(operation: string, answer: (call: ApiCall, usual: () => Result<unknown>) => Answer): void;
  answerRoute(route: RouteName, answer: (payload: never) => Answer): void;
  answerAsUsual(): void;
  settings(): PublicSettings;
  /** Ends the undo period: sends the deferred calls. */
  sendDeferred(): Promise<void>;
  notify<Name extends EventName>(event: Name, payload: EventMap[Name]): void;
}

const settings: PublicSettings = {
  ...defaultPreferences,
  theme: 'light',
  panelOrigin: null,
  lastExportFolder: null,
  exportFolderIsFixed: false,
  openAtLogin: null,
  locked: [],
  presetServer: null,
  presetProblem: null,
  lastCountry: 'es',
  connection: { type: 'demo' },
  isFirstRun: false,
  connectionIsFixed: false,
  demoAccounts: [],
  ribbon: null,
  noticesMuted: false,
  isUpdated: false,
  recovered: false,
  version: '1.0.0',
};

/** Answers of main without records, exports and notices. */
const fixedAnswers: Partial<Record<RouteName, unknown>> = {
  'notices.read': [],
  'exports.read': [],
  'journal.read': [],
  'updates.read': { phase: 'off', version: null, percent: null, problem: null, checkedAt: null },
  'payLists.summary': {
    ...{ count: 0, sumCents: 0, right: 0, differing: 0, differenceCents: 0, unread: 0 },
    ...{ checkedAt: null, newestCheckAt: null },
  },
  'notes.read': { note: null, isReadable: true },
  'notes.keep': { isPersisted: true },
  'pendingWork.read': { deletions: null, isUnreadable: false },
  'windows.listening': { path: null },
};

/** Modules of the window subscribe once, when imported, and therefore receive events of every test's stub. */
const listeners = new Map<string, Set<(payload: unknown) => void>>();

const listenTo: Bridge['on'] = (event, listener) => {
  const known = listeners.get(event) ?? new Set();
  listeners.set(event, known.add(listener));
  return () => void known.delete(listener);
};

const notify: StubbedMain['notify'] = (event, payload) => {
  for (const listener of listeners.get(event) ?? []) listener(payload);
};

const notifyChange = ({ operation, params, body }: ApiCall, answer: unknown): void => {
  const [entity = '', verb = ''] = operation.split('.');
  if (!['create', 'update', 'remove', 'removeBatch'].includes(verb)) return;
  const { id, ...scope } = params;
  const { deleted } = (answer ?? {}) as { deleted?: string[] };
  const ids = id ? [id] : (deleted ?? (body?.ids as string[] | undefined) ?? []);
  notify('records.changed', { entity, scope, ids, isRemoval: verb.startsWith('remove') });
};

/** Sends deferred calls, up to the first failure. */
const carryOut = async (
  calls: readonly ApiCall[],
  send: (call: ApiCall) => Promise<Result<unknown>>,
): Promise<Omit<Answered, 'deferredId'>> => {
  const answers: unknown[] = [];
  for (const asked of calls) {
    const result = await send(asked);
    if (!result.ok) return { answers, error: result.error };
    answers.push(result.data);
  }
  return { answers, error: null };
};

let lastUser = 0;

const someUser = () => {
  lastUser += 1;
  return {
    id: `user${lastUser}`,
    firstName: 'Uma',
    lastName: 'User',
    email: 'uma@backoffice.example',
    role: 'SuperAdmin',
    country: 'any',
  };
};

/** Stubbed main with sample records and a new logged-in user per test. */
export const stubMain = (changes: Partial<PublicSettings> = {}): StubbedMain => {
  const records = sampleRecords();
  const session = { status: 'loggedIn', user: someUser(), keychainProblem: null, expired: false };
  let current: PublicSettings = { ...settings, ...changes };
  const calls: ApiCall[] = [];
  const requests: StubbedMain['requests'] = [];
  const deferred = new Map<string, ApiCall[]>();
  const ownAnswers = new Map<string, (call: ApiCall, usual: () => Result<unknown>) => Answer>();
  const ownRoutes = new Map<string, (payload: never) => Answer>();

  const changeSettings = (changes: Partial<PublicSettings>): Result<PublicSettings> => {
    current = { ...current, ...changes };
    notify('settings.changed', current);
    return success(current);
  };

  const call = async (asked: ApiCall): Promise<Result<unknown>> => {
    calls.push(structuredClone(asked));
    const usual = () => answerCall(records, asked);
    const result = await (ownAnswers.get(asked.operation)?.(asked, usual) ?? usual());
    if (result.ok) notifyChange(asked, result.data);
    return result;
  };

  const answerRoute = async (route: string, payload: unknown): Promise<Result<unknown>> => {
    requests.push({ route, payload });
    const own = ownRoutes.get(route);
    if (own) return own(payload as never);
    if (route === 'auth.state') return success(session);
    if (route === 'notices.setMuted')
      return changeSettings({ noticesMuted: (payload as { muted: boolean }).muted });
    if (route === 'settings.finishFirstRun') return changeSettings({ isFirstRun: false });
    if (route === 'settings.update' || route === 'settings.setOpenAtLogin')
      return changeSettings(payload as Partial<PublicSettings>);
    if (route.startsWith('settings.')) return success(current);
    if (route === 'api.defer') {
      const deferredId = `deferred${requests.length}`;
      deferred.set(deferredId, (payload as { calls: ApiCall[] }).calls);
      return success({ deferredId });
    }
    if (route === 'api.cancelDeferred')
      return success({ cancelled: deferred.delete((payload as { deferredId: string }).deferredId) });
    if (Object.hasOwn(fixedAnswers, route)) return success(fixedAnswers[route as RouteName]);
    if (route.startsWith('connectivity.')) return success({ isReachable: true });
    return route.startsWith('export') ? failure('INTERNAL') : success(null);
  };

  return {
    bridge: {
      request: (route, payload) =>
        route === 'api.call' ? call(payload as ApiCall) : answerRoute(route, payload),
      on: listenTo,
    },
    records,
    calls,
    callsOf: (operation) => calls.filter((asked) => asked.operation === operation),
    requests,
    answer: (operation, answer) => void ownAnswers.set(operation, answer),
    answerRoute: (route, answer) => void ownRoutes.set(route, answer),
    settings: () => current,
    answerAsUsual: () => ownAnswers.clear(),
    sendDeferred: async () => {
      for (const [deferredId, calls] of [...deferred]) {
        deferred.delete(deferredId);
        notify('deferred.answered', { deferredId, ...(await carryOut(calls, call)) });
      }
    },
    notify,
  };
};
