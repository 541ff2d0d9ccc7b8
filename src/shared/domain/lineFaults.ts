import { toCents } from './money.ts';
import { earningsCents, type PayeeType, type PayLine } from './payouts.ts';
import { dayInZone, parseInstant } from './plainDates.ts';
import { unreadableFields } from './recordValues.ts';

/** What can be wrong with one line of a pay list, whatever all of them come to. */
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
  /** Plain dates, both included. */
  startDate: string;
  endDate: string;
  timeZone: string;
  lines: readonly Line[];
}

/** Two commissions are of one percent when rounding to the cent explains all that they differ by. */
const haveOnePercent = (one: CheckedLine, other: CheckedLine): boolean => {
  const [earned, otherEarned] = [earningsCents(one), earningsCents(other)];
  const [taken, otherTaken] = [toCents(one.vamvuCommission), toCents(other.vamvuCommission)];
  return 2 * Math.abs(taken * otherEarned - otherTaken * earned) <= Math.abs(earned) + Math.abs(otherEarned);
};

/** More percents than that in one list: nothing can be said about what is usual. */
const maxPercents = 12;
/** How many lines have to agree before another one is odd. */
const fewestAgreeing = 3;

/** Lines whose commission is more than was earned, or of a percent that no other line of the list has. */
const oddCommissions = <Line extends CheckedLine>(lines: readonly Line[]): Line[] => {
  const earning = lines.filter((line) => line.status === 'completed' && earningsCents(line) > 0);
  const isImpossible = (line: Line): boolean => {
    const taken = toCents(line.vamvuCommission);
    return taken < 0 || taken > earningsCents(line);
  };
  const impossible = earning.filter(isImpossible);
  const groups: Line[][] = [];
  // The larger the amount, the better its percent is known.
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

/** Every line that is wrong in itself: sums hide such lines when one is too much and another too little. */
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
