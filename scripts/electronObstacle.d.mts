/** Why Electron cannot show a window on this machine; `null` if no obstacle is known. */
export const electronObstacle: (program: string) => string | null;
