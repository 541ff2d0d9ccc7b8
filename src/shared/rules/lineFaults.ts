import { toCents } from './money.ts';
import { earningsCents, type PayeeType, type PayLine } from './payouts.ts';
import { dayInZone, parseInstant } from './plainDates.ts';
import { unreadableFields } from './recordValues.ts';

/** Faults of a single line, independent of the sum of the pay list. */
export type LineFault = 'twice' | 'otherPeriod' | 'commission' | 'unreadable';

export interface CheckedLine extends PayLine {
  id: string;
  orderId: string;
  completedAt?: string | null | undefined;
}

export interface FoundFault<Line> {
  line: Line;
  fault: LineFault;
}

interface PayListToSearch<Line> {
  payeeType: PayeeType;
  /** Plain dates, both inclusive. */
  startDate: string;
  endDate: string;
  timeZone: string;
  lines: readonly Line[];
}

/** Two commissions have the same percentage if rounding to the cent explains their difference. */
const haveOnePercent = (one: CheckedLine, other: CheckedLine): boolean => {
  const [earned, otherEarned] = [earningsCents(one), earningsCents(other)];
  const [taken, otherTaken] = [toCents(one.vamvuCommission), toCents(other.vamvuCommission)];
  return 2 * Math.abs(taken * otherEarned - otherTaken * earned) <= Math.abs(earned) + Math.abs(otherEarned);
};

/** With more distinct percentages in a list, none of them counts as usual. */
const maxPercents = 12;
/** Lines with the same percentage that are required before a different one counts as odd. */
const fewestAgreeing = 3;

/**
 * Lines whose commission is negative or exceeds the earnings, or whose percentage occurs once in the list.
 */
const oddCommissions = <Line extends CheckedLine>(lines: readonly Line[]): Line[] => {
  const earning = lines.filter((line) => line.status === 'completed' && earningsCents(line) > 0);
  const isImpossible = (line: Line): boolean => {
    const taken = toCents(line.vamvuCommission);
    return taken < 0 || taken > earningsCents(line);
  };
  const impossible = earning.filter(isImpossible);
  const groups: Line[][] = [];
  // Sort by amount: the larger it is, the less rounding distorts the percentage.
  const byAmount = earning
    .filter((line) => !isImpossible(line))
    .toSorted((one, other) => earningsCents(other) - earningsCents(one));
  for (const line of byAmount) {
    const group = groups.find(([first]) => first && haveOnePercent(first, line));
    if (group) group.push(line);
    else groups.push([line]);
    if (groups.length > maxPercents) return impossible;
  }
  const isUsual = groups.some(({ length }) => length >= fewestAgreeing);
  const alone = isUsual ? groups.filter(({ length }) => length === 1).flat() : [];
  return [...impossible, ...alone];
};

/** Finds lines that are wrong by themselves. A correct sum can hide them when their errors cancel out. */
export const findLineFaults = <Line extends CheckedLine>({
  payeeType,
  startDate,
  endDate,
  timeZone,
  lines,
}: PayListToSearch<Line>): FoundFault<Line>[] => {
  const seen = new Set<string>();
  const odd = new Set(payeeType === 'establishment' ? oddCommissions(lines) : []);
  const isElsewhen = ({ completedAt }: Line): boolean => {
    const instant = new Date(parseInstant(completedAt ?? ''));
    if (startDate === '' || endDate === '' || Number.isNaN(instant.getTime())) return false;
    const day = dayInZone(instant, timeZone);
    return day < startDate || day > endDate;
  };
  return lines.flatMap((line): FoundFault<Line>[] => {
    const isSecond = seen.has(line.orderId);
    seen.add(line.orderId);
    if (isSecond) return [{ line, fault: 'twice' }];
    if (unreadableFields(line).length > 0) return [{ line, fault: 'unreadable' }];
    if (isElsewhen(line)) return [{ line, fault: 'otherPeriod' }];
    return odd.has(line) ? [{ line, fault: 'commission' }] : [];
  });
};
