import { appendFileSync } from 'node:fs';

export type Unit = 'ms' | 'MB' | 'MB/s' | 'frames' | 'requests' | 'keys' | 'times';

export interface Figure {
  name: string;
  value: number;
  unit: Unit;
  /** Upper limit that the project aims for. */
  aim?: number;
}

/** Reports figures to `npm run bench` through its file. A bench run alone only prints them. */
export const reportFigures = (
  unit: Unit,
  values: Record<string, number>,
  aims: Record<string, number> = {},
): void => {
  const file = process.env.BENCH_FIGURES;
  if (file === undefined) return;
  for (const [name, value] of Object.entries(values)) {
    const figure: Figure = { name, value, unit, ...(aims[name] === undefined ? {} : { aim: aims[name] }) };
    appendFileSync(file, `${JSON.stringify(figure)}\n`);
  }
};
