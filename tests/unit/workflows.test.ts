import { readdirSync, readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { expect, test } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
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
  'runs-on': string;
  strategy?: { matrix: { include: { runner: string }[] } };
  'timeout-minutes'?: number;
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(`${folder}/${name}`, 'utf8') }));

let linted = 0;

/** GitHub's own check of keys, events, contexts and functions. It remembers its result by the address. */
const lint = async (text: string): Promise<string[]> => {
  linted += 1;
  const found = await validate(TextDocument.create(`file:///${linted}.yml`, 'yaml', 1, text));
  return found.map(({ message }) => String(message));
};

/** Machines of GitHub's, which its own check does not look at. */
const machines = ['ubuntu-24.04', 'windows-2025', 'macos-15', 'macos-15-intel'];

/** Texts that anyone can write into an issue, a pull request or the name of a branch. */
const foreignText = /\$\{\{[^}]*\bgithub\.(?:event|head_ref)\b/;

const namesIn = (text: string, context: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${context}\\.([A-Z_]+)`, 'g'))].map(([, name = '']) => name);
const secretsIn = (text: string): string[] => namesIn(text, 'secrets');

const hasNoPowerShell = (step: Step): boolean => /runner\.os == '(?:Linux|macOS)'/.test(step.if ?? '');

const machinesOf = ({ 'runs-on': machine, strategy }: Job): string[] =>
  strategy ? strategy.matrix.include.map(({ runner }) => runner) : [machine];

/** Complaints of GitHub's check and of our own rules about a workflow. */
const complaints = async (text: string): Promise<string[]> => {
  const { on, permissions, jobs }: Workflow = parse(text);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const used = [...text.matchAll(/uses: (\S+)(.*)/g)];
  return [
    ...(await lint(text)),
    ...Object.values(jobs)
      .flatMap(machinesOf)
      .filter((machine) => !machines.includes(machine))
      .map((machine) => `${machine} is not a machine of GitHub's`),
    ...steps.filter(({ run = '' }) => foreignText.test(run)).map(({ run }) => `a stranger's text in ${run}`),
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

test.each(files)('$name obeys the rules', async ({ text }) => {
  expect(await complaints(text)).toEqual([]);
});

test('all workflows exist, and every secret and variable is explained', () => {
  expect(files.map(({ name }) => name).sort()).toEqual(['release.yml', 'test.yml', 'weekly.yml']);
  const guide = readFileSync('docs/releasing.md', 'utf8');
  const documented = [...guide.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
  const variables = files.flatMap(({ text }) => namesIn(text, 'vars'));
  expect(variables.filter((name) => !guide.includes(`variable \`${name}\``))).toEqual([]);
  expect(variables).not.toEqual([]);
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
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@${'a'.repeat(40)} # v7
      - run: npm test
`;

test.each([
  ['a typing error', good.replace('runs-on', 'runs-onn')],
  ['a machine that does not exist', good.replace('ubuntu-24.04', 'ubuntu-24.05')],
  ['an event that does not exist', good.replace('push:', 'pushed:')],
  ['a context that does not exist', good.replace('npm test', `echo \${{ matrx.name }}`)],
  ['a function that does not exist', `${good}        if: \${{ succes() }}\n`],
  ["a stranger's text in a command", good.replace('npm test', `echo \${{ github.event.issue.title }}`)],
  ['an action by its tag', good.replace(/@a+ # v7/, '@v7')],
  ['a secret in a command', good.replace('npm test', `echo \${{ secrets.KEY }}`)],
  ['a secret outside releases', `${good}        env:\n          KEY: \${{ secrets.KEY }}\n`],
  ['more rights', good.replace('contents: read', 'contents: write')],
  ['a flag that PowerShell may take', good.replace('npm test', 'npm run package -- --dir')],
  ['no time limit', good.replace('    timeout-minutes: 5\n', '')],
  ['code of strangers', good.replace('push: { branches: [main] }', 'pull_request_target: {}')],
])('%s is detected', async (_what, text) => {
  expect(await complaints(good)).toEqual([]);
  expect(await complaints(text)).not.toEqual([]);
});
