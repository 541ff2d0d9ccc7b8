import { request } from '../ipc/bridge.ts';
import { applySettings } from './preferences.ts';

/** Whether the system may show notifications; remembered for the one who is logged in. */
export const setNoticesMuted = async (muted: boolean): Promise<void> => {
  const result = await request('notices.setMuted', { muted });
  if (result.ok) applySettings(result.data);
};
