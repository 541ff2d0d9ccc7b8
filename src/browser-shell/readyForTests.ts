import { app } from './substitute/app.ts';

/* Unit tests of main run as what main does after `ready`. */
app.markReady();
