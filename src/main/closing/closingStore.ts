import { z } from 'zod';
import type { PayListLine } from '#shared/api/payLists.ts';
import { type ClosedPeriod, type ComparedOrders, closedPeriodSchema } from '#shared/ipc/closingRoutes.ts';
import type { PayListEntity } from '#shared/ipc/payListRoutes.ts';
import type { AccountToday } from '#shared/rules/closing.ts';
import type { SettledLine } from '#shared/rules/settledOrders.ts';
import { type PayListRow, versionOf } from '../payLists/payListChecks.ts';
import { payeeTypeOf } from '../payLists/payListLines.ts';
import type { SealedFile } from '../platform/sealedFile.ts';

/** Sealing blocks main, so further lines stay in memory only and are read again after a restart. */
const maxPersistedLines = 50_000;
const writeEveryMs = 15_000;

type KnownLine = Omit<SettledLine, 'payeeType' | 'listId' | 'city'> &
  Pick<PayListLine, 'completedAt' | 'cancellationFee' | 'courierDeliveryCost'>;
export type ClosedLine = SettledLine & KnownLine;
interface KnownLines {
  version: string;
  lines: readonly KnownLine[];
}

const amount = z.number().nullish();
const lineSchema = z.object({
  orderId: z.string(),
  status: z.string(),
  completedAt: z.string().nullish(),
  ...{ cancellationFee: amount, courierDeliveryCost: amount },
  ...{ itemsSum: amount, surcharge: amount, discountSum: amount, vamvuCommission: amount, tips: amount },
});
const contentSchema = z.object({
  owner: z.string(),
  of: closedPeriodSchema,
  /** The app ended before the reading did. */
  isRunning: z.boolean(),
  lists: z.array(z.tuple([z.string(), z.object({ version: z.string(), lines: z.array(lineSchema) })])),
});

/** Half-month that is being closed, with the data read for it. */
export interface OpenClosing extends ClosedPeriod {
  owner: string;
  isRunning: boolean;
  lists: Map<string, KnownLines>;
  accounts: { at: string; all: readonly AccountToday[] } | null;
  orders: ComparedOrders | null;
}

const keyOf = (entity: PayListEntity, id: string): string => `${entity}\n${id}`;

const lineFields = Object.keys(lineSchema.shape) as (keyof z.infer<typeof lineSchema>)[];

/** Only the fields to persist. Unreadable values stay as they are, for the rules that report them. */
const toLine = (line: PayListLine): KnownLine =>
  Object.fromEntries(lineFields.map((name) => [name, line[name]])) as unknown as KnownLine;

interface StoreOptions {
  file: SealedFile;
  /** Key of user and server. */
  owner: () => string;
  /** Persisted only if the login is remembered too. */
  isRemembered: () => boolean;
  onError: (cause: unknown) => void;
}

/** Data read for the latest half-month of the user: in memory, and sealed on disk for a restart. */
export const createClosingStore = ({ file, owner, isRemembered, onError }: StoreOptions) => {
  let current: OpenClosing | null = null;
  let loaded: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  const load = async (): Promise<void> => {
    const reading = await file.read();
    if (reading.outcome !== 'read' || current) return;
    const parsed = contentSchema.safeParse(JSON.parse(reading.text));
    if (!parsed.success) return;
    const { of, lists, ...content } = parsed.data;
    current = { ...content, ...of, lists: new Map(lists), accounts: null, orders: null };
  };

  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!current || !isRemembered()) return writing;
    const { country, start, isRunning, lists } = current;
    let left = maxPersistedLines;
    const persisted = [...lists].filter(([, { lines }]) => {
      left -= lines.length;
      return left >= 0;
    });
    const text = JSON.stringify({
      ...{ owner: current.owner, of: { country, start }, isRunning, lists: persisted },
    });
    writing = writing.then(() => file.write(text)).then(() => undefined, onError);
    return writing;
  };

  return {
    /** The half-month as far as it is known, or a new one. Only one per user is kept. */
    open: async ({ country, start }: ClosedPeriod): Promise<OpenClosing> => {
      loaded ??= load().catch(onError);
      await loaded;
      if (current?.owner === owner() && current.country === country && current.start === start)
        return current;
      return {
        ...{ owner: owner(), country, start, isRunning: false, lists: new Map(), accounts: null },
        orders: null,
      };
    },
    /** Makes it the one to persist. */
    keep: (closing: OpenClosing): void => {
      current = closing;
      timer ??= setTimeout(() => void write(), writeEveryMs);
    },
    flush: (): Promise<void> => write(),
    /** Forgets another user's half-month in memory; the file is replaced by the next one. */
    userChanged: (): void => {
      if (current && current.owner !== owner()) current = null;
    },
    isKnown: ({ lists }: OpenClosing, entity: PayListEntity, row: PayListRow): boolean =>
      lists.get(keyOf(entity, row.id))?.version === versionOf(row),
    addLines: (
      { lists }: OpenClosing,
      entity: PayListEntity,
      row: PayListRow,
      lines: readonly PayListLine[],
    ): void => {
      lists.set(keyOf(entity, row.id), { version: versionOf(row), lines: lines.map(toLine) });
    },
    linesOf: (
      { lists }: OpenClosing,
      entity: PayListEntity,
      { id }: PayListRow,
      city: string,
    ): ClosedLine[] =>
      (lists.get(keyOf(entity, id))?.lines ?? []).map((line) => ({
        ...{ ...line, payeeType: payeeTypeOf(entity), listId: id, city },
      })),
  };
};
export type ClosingStore = ReturnType<typeof createClosingStore>;
