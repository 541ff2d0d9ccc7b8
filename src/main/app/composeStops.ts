import { type Result, success } from '#shared/ipc/result.ts';
import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import type { StopNote } from '#shared/rules/stopReminders.ts';
import type { AllCitiesClient } from '../api/allCities.ts';
import type { SettingsStore } from '../settings/settingsStore.ts';
import { createStops } from '../stops/stops.ts';
import { withStops } from '../stops/withStops.ts';
import { broadcast } from '../windows/broadcast.ts';

interface ComposeStopsOptions {
  api: AllCitiesClient;
  settings: SettingsStore;
  /** Key of user and server; `null`: logged out. */
  owner: () => string | null;
  announce: (note: StopNote, resume: () => void) => void;
  forgetAnswers: () => void;
}

/** Stops of establishments with their reminders, and an API client that notes them. */
export const composeStops = (options: ComposeStopsOptions) => {
  const { settings, owner, announce, forgetAnswers } = options;
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
    const answer = await api.call({
      operation: 'establishments.update',
      params: { country, city, id },
      body: { isStopped: false },
    });
    if (!answer.ok) return answer;
    changed({ country, city, id });
    return success(null);
  };
  return { api, stops, resume, changed };
};
