import { execFileSync } from 'node:child_process';
import { inProject } from './project.mjs';
import { commitProblems } from './prose/commitProblems.mjs';

/*
 * Checks all commits since this script was added: no merge, a subject of at most 72 characters.
 * A checkout without history has nothing to check.
 */

const git = (...args) =>
  execFileSync('git', args, {
    cwd: inProject(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const commitsToCheck = () => {
  try {
    const first = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/checkCommits.mjs')
      .split('\n')
      .at(-1);
    return first ? git('log', '--format=%H%x09%P%x09%s', `${first}..HEAD`).split('\n').filter(Boolean) : [];
  } catch {
    return [];
  }
};

const problems = commitProblems(commitsToCheck());
for (const problem of problems) console.log(`${problem} (docs/conventions.md)`);
process.exitCode = problems.length > 0 ? 1 : 0;
