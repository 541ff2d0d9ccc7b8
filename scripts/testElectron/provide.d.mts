export interface TestElectron {
  /** Folder of the runtime. */
  folder: string;
  /** The ordinary user that runs it if this process is root; otherwise `null`. */
  user: { name: string; uid: number; gid: number } | null;
  /** Calls `action` with the environment for tests of the current build. */
  run: <T>(action: (env: Record<string, string>) => Promise<T>) => Promise<T>;
}

export const provideTestElectron: (node: string) => Promise<TestElectron | { reason: string }>;
