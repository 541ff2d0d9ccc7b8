import { app } from './substitute/app.ts';

/* Unit tests of main run in the state after `ready`. */
app.markReady();
