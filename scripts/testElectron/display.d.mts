/** A virtual display with a window manager. */
export interface Display {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export const startDisplay: (identity: { uid?: number; gid?: number }) => Promise<Display>;
