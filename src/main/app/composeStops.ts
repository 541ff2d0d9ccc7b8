import { type Result, success } from '#shared/ipc/result.ts';
import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { ApiCall } from '../api/apiClient.ts';
import type { Journal } from '../journal/journal.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createStops } from '../stops/stops.ts';
import { withStops } from '../stops/withStops.ts';
import { broadcast } from '../windows/broadcast.ts';

interface ComposeStopsOptions {
  api: AllCitiesClient;
  settings: SettingsStore;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  journal: Pick<Journal, 'sending'>;
  announce: (note: StopNote, resume: () => void) => void;
  forgetAnswers: () => void;
}

/** Stops of establishments with their reminders, and an API client that notes them. */
export const composeStops = (options: ComposeStopsOptions) => {
  const { settings, owner, journal, announce, forgetAnswers } = options;
  const changed = ({ country, city, id }: StoppedPlace): void => {
    forgetAnswers();
    broadcast('records.changed', {
      entity: 'establishments',
      scope: { country, city },
      ids: [id],
      isRemoval: false,
    });
  };
  const stops = createStops({
    settings,
    owner,
    announce: (note) => announce(note, () => void resume(note)),
    onChanged: (notes) => broadcast('stops.changed', notes),
  });
  const api = withStops(options.api, stops);
  /** The user has asked for it, in a window or in the notification. */
  const resume = async ({ country, city, id }: StoppedPlace): Promise<Result<null>> => {
    const call: ApiCall = {
      operation: 'establishments.update',
      params: { country, city, id },
      body: { isStopped: false },
    };
    const name = stops.read().find((note) => note.id === id)?.name ?? '';
    const answered = journal.sending({ ...call, replaced: { isStopped: true } }, { [id]: name });
    const answer = await api.call(call);
    answered(answer);
    if (!answer.ok) return answer;
    changed({ country, city, id });
    return success(null);
  };
  return { api, stops, resume, changed };
};
