import { isDeepStrictEqual } from 'node:util';
import type { Difference } from './differences.ts';
import type { ProbeRecord } from './runProbe.ts';

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const applies = ({ runtime }: Difference, { version }: ProbeRecord): boolean =>
  runtime === undefined || version?.startsWith(`${runtime}.`) === true;

/** Facts that differ without a row or with other values than those of the row, and rows whose fact is equal now. */
export const problemsOf = (
  electron: ProbeRecord,
  shell: ProbeRecord,
  rows: readonly Difference[],
): string[] => {
  const explained = new Map(
    rows.filter((row) => applies(row, electron)).map((row) => [row.fact, row] as const),
  );
  const names = new Set([...Object.keys(electron.facts), ...Object.keys(shell.facts), ...explained.keys()]);
  return [...names].flatMap((name) => {
    const [inElectron, inShell] = [electron.facts[name], shell.facts[name]];
    const row = explained.get(name);
    const values = `Electron ${shown(inElectron)}, shell ${shown(inShell)}`;
    if (isDeepStrictEqual(inElectron, inShell)) return row ? [`${name}: needs no reason: ${values}`] : [];
    if (!row) return [`${name}: ${values}`];
    const isAsSaid = isDeepStrictEqual(inElectron, row.electron) && isDeepStrictEqual(inShell, row.shell);
    return isAsSaid ? [] : [`${name}: other than its row says: ${values}`];
  });
};
