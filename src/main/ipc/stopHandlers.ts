import { failure, type Result, success } from '#shared/ipc/result.ts';
import type { StoppedPlace } from '#shared/ipc/stopRoutes.ts';
import type { Stops } from '../stops/stops.ts';
import type { Handlers } from './answerRequest.ts';

type StopRoute = Extract<keyof Handlers, `stops.${string}`>;

interface StopHandlerOptions {
  stops: Stops;
  resume: (place: StoppedPlace) => Promise<Result<null>>;
  /** Rows of this establishment show another reminder. */
  onReminder: (place: StoppedPlace) => void;
}

export const createStopHandlers = ({
  stops,
  resume,
  onReminder,
}: StopHandlerOptions): Handlers<StopRoute> => ({
  'stops.read': () => success(stops.read()),
  'stops.remind': ({ name, at, ...place }) => {
    if (!stops.remind(place, name, at)) return failure('INVALID_REQUEST');
    onReminder(place);
    return success(null);
  },
  'stops.resume': (place) => resume(place),
});
