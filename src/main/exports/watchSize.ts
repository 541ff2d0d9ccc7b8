import { statfs } from 'node:fs/promises';
import { msg } from '@lingui/core/macro';
import type { BrowserWindow } from 'electron';
import { askOver } from '../platform/askOver.ts';
import { mainI18n } from '../platform/mainI18n.ts';

/** Bytes between two checks, which limits them to a few per second. */
const stepBytes = 32 * 1024 * 1024;
/** Free space left for the system and other programs. */
const leastFreeBytes = 512 * 1024 * 1024;
/** Suspicious compression ratio. Tables compress by a factor of 10 to 20. */
const maxUnfolding = 100;

/** `unfolds`: unpacked size is implausible for a table. `diskShort`: little disk space is left. */
export type SizeDoubt = 'unfolds' | 'diskShort';

interface WatchOptions {
  folder: string;
  /** Asks whether to continue; called once per doubt. */
  confirm: (doubt: SizeDoubt) => Promise<boolean>;
  stop: () => void;
  leastFree?: number;
}

export interface Amounts {
  bytes: number;
  /** Compressed size of `bytes`, as received over the network. */
  receivedBytes: number;
}

const everyStep = (): ((bytes: number) => boolean) => {
  let next = stepBytes;
  return (bytes) => {
    if (bytes < next) return false;
    next = bytes + stepBytes;
    return true;
  };
};

/**
 * Checks a growing export, whose final size is unknown: free disk space, and the compression ratio of server
 * files. Asks the user before the disk fills up. Writing pauses while the dialog is open.
 */
export const watchSize = ({ folder, confirm, stop, leastFree = leastFreeBytes }: WatchOptions) => {
  const asked = new Set<SizeDoubt>();

  /** Serializes the dialogs. After a refusal no further dialog opens. */
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
    /** Call before the file reaches this size. */
    written: (bytes: number): Promise<void> | undefined => (isTimeForRoom(bytes) ? lookAtRoom() : undefined),
    unfolded: ({ bytes, receivedBytes }: Amounts): Promise<void> | undefined =>
      isTimeForPacking(bytes) && bytes > receivedBytes * maxUnfolding ? askOnce('unfolds') : undefined,
  };
};
export type WatchSize = ReturnType<typeof watchSize>;

export const confirmSize = async (
  window: BrowserWindow,
  doubt: SizeDoubt,
  fileName: string,
): Promise<boolean> => {
  const texts =
    doubt === 'unfolds'
      ? {
          message: msg`${fileName} is getting very large`,
          detail: msg`The unpacked file is already over a hundred times larger than the download, which is unusual for a table. The export is paused until you answer.`,
        }
      : {
          message: msg`The disk is nearly full`,
          detail: msg`The disk for ${fileName} has less than half a gigabyte left. The export is paused until you answer.`,
        };
  const response = await askOver(window, {
    type: 'warning',
    message: mainI18n._(texts.message),
    detail: mainI18n._(texts.detail),
    buttons: [mainI18n._(msg`Stop export`), mainI18n._(msg`Continue`)],
  });
  return response === 1;
};
