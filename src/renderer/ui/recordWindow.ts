import type { recordViewSearch } from '#shared/ipc/windowRoutes.ts';

/** Written out here, checked against the contract: importing the value would bring its schemas along. */
const recordView: typeof recordViewSearch = '?view=record';

/** Whether this window was opened for one record: it has no side menu. */
export const isRecordWindow = (): boolean => window.location.search === recordView;
