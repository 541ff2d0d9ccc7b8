import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** Upper limit that the project aims for. */
  aim?: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

export const shown = (value: number, unit: string): string =>
  `${value.toFixed(Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0)} ${unit}`;

/** A busy machine measures up to twice as much. */
export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}`;

/** Prints figures, and hands them to `npm run bench` through its file. */
export const report = (
  unit: string,
  values: Record<string, number>,
  aims: Record<string, number> = {},
): void => {
  for (const [name, value] of Object.entries(values)) {
    const aim = aims[name];
    const limit = aim === undefined ? '' : ` (at most ${shown(aim, unit)}${value > aim ? ', missed' : ''})`;
    console.log(`${name}: ${shown(value, unit)}${limit}`);
    const figure: Figure = { name, value, unit, ...(aim === undefined ? {} : { aim }) };
    if (process.env.BENCH_FIGURES) appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify(figure)}\n`);
  }
};
