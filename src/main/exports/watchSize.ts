import { statfs } from 'node:fs/promises';
import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** Between two looks: the disk is asked a few times a second at most. */
const stepBytes = 32 * 1024 * 1024;
/** What the system and other programs need of a disk. */
const leastFreeBytes = 512 * 1024 * 1024;
/** Tables shrink to a tenth or a twentieth when they are packed. */
const mostUnfolding = 100;

/** `unfolds`: far more comes out of what the server packed than a table would give. `diskShort`: little room is left. */
export type SizeQuestion = 'unfolds' | 'diskShort';

interface WatchParts {
  folder: string;
  /** Whether to go on; asked once for each reason. */
  confirm: (question: SizeQuestion) => Promise<boolean>;
  stop: () => void;
  leastFree?: number;
}

export interface Amounts {
  bytes: number;
  /** What came over the network for them. */
  receivedBytes: number;
}

/**
 * A file that the server makes has no size that could be known before: while it grows, its packing and the room on the disk
 * are looked at, and the person is asked before it fills the disk. While the question stands, the server waits.
 */
export const watchSize = ({ folder, confirm, stop, leastFree = leastFreeBytes }: WatchParts) => {
  const asked = new Set<SizeQuestion>();
  let nextLook = stepBytes;

  const questionFor = async ({ bytes, receivedBytes }: Amounts): Promise<SizeQuestion | null> => {
    if (!asked.has('unfolds') && bytes > receivedBytes * mostUnfolding) return 'unfolds';
    if (asked.has('diskShort')) return null;
    const disk = await statfs(folder).catch(() => null);
    return disk && disk.bavail * disk.bsize < leastFree ? 'diskShort' : null;
  };

  const look = async (amounts: Amounts): Promise<void> => {
    for (let question = await questionFor(amounts); question; question = await questionFor(amounts)) {
      asked.add(question);
      if (await confirm(question)) continue;
      stop();
      throw new DOMException('Stopped', 'AbortError');
    }
  };

  return (amounts: Amounts): Promise<void> | undefined => {
    if (amounts.bytes < nextLook) return undefined;
    nextLook = amounts.bytes + stepBytes;
    return look(amounts);
  };
};
export type WatchSize = ReturnType<typeof watchSize>;

/** Asks before an export grows past what was to be expected. */
export const confirmSize = async (
  window: BrowserWindow,
  question: SizeQuestion,
  fileName: string,
): Promise<boolean> => {
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(msg`${fileName} becomes very large`),
    detail:
      question === 'unfolds'
        ? mainI18n._(msg`What the server sends unfolds to more than a hundred times its size.`)
        : mainI18n._(msg`Less than half a gigabyte is free on the disk.`),
    buttons: [mainI18n._(msg`Stop the export`), mainI18n._(msg`Continue`)],
  });
  return response === 1;
};
