/** What end-to-end tests in Electron need. */
export interface TestElectron {
  /** The runtime's folder. */
  folder: string;
  /** The ordinary user that runs it where this process is root's. */
  user: { name: string; uid: number; gid: number } | null;
  /** Lends the app as it is built at that moment, with the environment that tests read. */
  run: <T>(action: (env: Record<string, string>) => Promise<T>) => Promise<T>;
}

export const provideTestElectron: (node: string) => Promise<TestElectron | { reason: string }>;
