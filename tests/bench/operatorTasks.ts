import { connectToApi } from '../support/apiClient.ts';
import { contentTasks } from './contentTasks.ts';
import { type CountingHands, countingHands } from './countingHands.ts';
import type { OperatorTask, Surroundings } from './operatorTask.ts';
import { plannerTasks } from './plannerTasks.ts';
import { reportFigures } from './reportFigures.ts';
import { type Bench, startBench } from './startBench.ts';
import { supportTasks } from './supportTasks.ts';

/** All tasks share an app: they do not depend on each other's changes. */
const surround = async ({ page, api: server }: Bench): Promise<Omit<Surroundings, 'hands'>> => {
  page.setDefaultTimeout(20_000);
  const api = await connectToApi(server);
  const [city] = await api.list('/es/cities');
  // Reload the document, so that earlier content is not mistaken for the new page.
  const goTo = async (route: string): Promise<void> => {
    await page.evaluate((hash) => history.replaceState(null, '', `#${hash}`), route);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };
  return { page, api, city: `/es/cities/${city?.id}`, goTo };
};

const countTask = async (
  on: Omit<Surroundings, 'hands'>,
  { start: route, prepare, run }: OperatorTask,
): Promise<CountingHands> => {
  const { city, goTo } = on;
  await goTo(route.replace(':city', `/country/es/city/${city.split('/').at(-1)}`));
  const hands = countingHands(on.page);
  await prepare?.({ ...on, hands });
  hands.startCounting();
  await run({ ...on, hands });
  return hands;
};

const before = process.argv.includes('--before');
/** Filters the tasks by name; default: all. `npm run bench -- tasks Delete`. */
const named = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const tasks = [...supportTasks, ...contentTasks, ...plannerTasks].filter(({ name }) => name.includes(named));
const genericOf = ({ generic }: OperatorTask): number | null =>
  generic && Object.values(generic).reduce((sum, count) => sum + count, 0);

const countAll = async (bench: Bench): Promise<void> => {
  const sums = { ours: 0, generic: 0 };
  const on = await surround(bench);
  for (const task of tasks) {
    const run = before && task.before ? task.before : task.run;
    const generic = genericOf(task);
    try {
      const hands = await countTask(on, { ...task, run });
      console.log(`| ${task.name} | ${hands.letters()} | ${hands.count()} | ${generic ?? 'not possible'} |`);
      reportFigures('keys', { [task.name]: hands.count() });
      if (generic !== null) {
        sums.ours += hands.count();
        sums.generic += generic;
      }
    } catch (cause) {
      console.log(`${task.name}: ${String(cause).split('\n').slice(0, 6).join(' ')}`);
      process.exitCode = 1;
    }
  }
  console.log(`Together, where both can: ${sums.ours}; ${sums.generic}`);
};

if (process.argv.includes('--steps'))
  for (const task of tasks) {
    const steps = Object.entries(task.generic ?? {}).map(([step, count]) =>
      count === 1 ? step : `${step} (${count})`,
    );
    console.log(`| ${task.name} | ${steps.join(', ')} | ${genericOf(task) ?? 'not possible'} |`);
  }
else {
  const bench = await startBench({ orders: 50 });
  try {
    await countAll(bench);
  } finally {
    await bench.stop();
  }
}
