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
const maxUnfolding = 100;

/** `unfolds`: far more comes out of what the server packed than a table would give. `diskShort`: little room is left. */
export type SizeDoubt = 'unfolds' | 'diskShort';

interface WatchOptions {
  folder: string;
  /** Whether to go on; asked once for each reason. */
  confirm: (doubt: SizeDoubt) => Promise<boolean>;
  stop: () => void;
  leastFree?: number;
}

export interface Amounts {
  bytes: number;
  /** What came over the network for them. */
  receivedBytes: number;
}

/** Whether it is time for another look, by what has come until now. */
const everyStep = (): ((bytes: number) => boolean) => {
  let next = stepBytes;
  return (bytes) => {
    if (bytes < next) return false;
    next = bytes + stepBytes;
    return true;
  };
};

/**
 * Nobody knows before how large an export becomes: while it grows, the room on the disk is looked at, and of a file that
 * the server makes its packing too. The person is asked before it fills the disk; while the dialog stands, what brings
 * more waits.
 */
export const watchSize = ({ folder, confirm, stop, leastFree = leastFreeBytes }: WatchOptions) => {
  const asked = new Set<SizeDoubt>();

  /** One dialog after the other; after a no there is none. */
  let goesOn: Promise<boolean> = Promise.resolve(true);

  const askOnce = async (doubt: SizeDoubt): Promise<void> => {
    if (asked.has(doubt)) return;
    asked.add(doubt);
    goesOn = goesOn.then((is) => is && confirm(doubt));
    if (await goesOn) return;
    stop();
    throw new DOMException('Stopped', 'AbortError');
  };
  const lookAtRoom = async (): Promise<void> => {
    const disk = await statfs(folder).catch(() => null);
    if (disk && disk.bavail * disk.bsize < leastFree) await askOnce('diskShort');
  };
  const isTimeForRoom = everyStep();
  const isTimeForPacking = everyStep();

  return {
    /** Before so many bytes are in the file. */
    written: (bytes: number): Promise<void> | undefined => (isTimeForRoom(bytes) ? lookAtRoom() : undefined),
    unfolded: ({ bytes, receivedBytes }: Amounts): Promise<void> | undefined =>
      isTimeForPacking(bytes) && bytes > receivedBytes * maxUnfolding ? askOnce('unfolds') : undefined,
  };
};
export type WatchSize = ReturnType<typeof watchSize>;

/** Asks before an export grows past what was to be expected. */
export const confirmSize = async (
  window: BrowserWindow,
  doubt: SizeDoubt,
  fileName: string,
): Promise<boolean> => {
  const texts =
    doubt === 'unfolds'
      ? {
          message: msg`${fileName} becomes very large`,
          detail: msg`Unpacked it is already more than a hundred times as large as what the server sent, which is unusual for a table. The export waits for your answer.`,
        }
      : {
          message: msg`The disk is nearly full`,
          detail: msg`Less than half a gigabyte is free where ${fileName} is being saved. The export waits for your answer.`,
        };
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(texts.message),
    detail: mainI18n._(texts.detail),
    buttons: [mainI18n._(msg`Stop the export`), mainI18n._(msg`Continue`)],
  });
  return response === 1;
};
