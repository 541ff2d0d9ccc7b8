/** Why Electron cannot show a window on this machine; `null` when nothing is known to be in its way. */
export const electronObstacle: (program: string) => string | null;
