import { resources } from './resources.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** What can be navigated to once logged in. */
export const allScreens: readonly Screen[] = [...screens, ...resources];
