import { enableCompileCache } from 'node:module';

// Cache compiled code: reading over a hundred TypeScript files dominates the start.
enableCompileCache();
const { parseCommandLine, usage, UsageError } = await import('./commandLine.ts');
const { OutdatedDatabase } = await import('./seed/prepareDatabase.ts');
const { basePath } = await import('./routes/mountOperations.ts');
const { startServer } = await import('./startServer.ts');
const { clockFrom } = await import('./time/clockFrom.ts');

const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const start = async (): Promise<void> => {
  const given = parseCommandLine(process.argv.slice(2));
  if (!given) {
    console.log(usage);
    return;
  }
  const { db, now, ...options } = given;
  const server = await startServer({
    ...options,
    dbFile: db,
    ...(now ? { now: clockFrom(now) } : {}),
    onLoginLink: (email, token) =>
      console.log(`Login link for ${email}: backoffice://token_login?token=${token}`),
    onError: (error) => console.error(error),
  });
  console.log(`Demo API listening on http://${hostInUrl(options.host)}:${server.port}${basePath}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, server.close);
};

const explain = (error: unknown): string => {
  if (error instanceof UsageError) return `${error.message}\n${usage}`;
  if (error instanceof OutdatedDatabase) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return 'The port is in use; choose another with --port, or 0 for any free one';
  return `The demo API cannot start: ${error instanceof Error ? error.message : String(error)}`;
};

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
