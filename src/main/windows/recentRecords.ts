/** A record that was opened, for menus outside the windows. */
export interface RecentRecord {
  path: string;
  /** Null where privacy mode hid it. */
  name: string | null;
  /** What it is, without saying whose: its list and the beginning of its id. */
  description: string;
  /** The name tells who somebody is. */
  isPersonal: boolean;
}

export interface ShownRecord {
  path: string;
  label: string;
}

/** More than fits into a jump list. */
const kept = 8;

interface RecentParts {
  isPrivate: () => boolean;
  /** What is shown stays on the disk of this computer. */
  isKeptOnDisk: boolean;
  show: (records: readonly ShownRecord[]) => void;
}

/** The records opened last, in any window; forgotten with the session. */
export const createRecentRecords = ({ isPrivate, isKeptOnDisk, show }: RecentParts) => {
  let records: readonly RecentRecord[] = [];
  let shown = '';
  const labelOf = ({ name, description, isPersonal }: RecentRecord): string =>
    name === null || isPrivate() || (isPersonal && isKeptOnDisk) ? description : name;
  const refresh = (): void => {
    const labels = records.map((record) => ({ path: record.path, label: labelOf(record) }));
    if (JSON.stringify(labels) === shown) return;
    shown = JSON.stringify(labels);
    show(labels);
  };
  return {
    add: (record: RecentRecord): void => {
      const known = records.find(({ path }) => path === record.path);
      const rest = records.filter((one) => one !== known);
      const name = record.name ?? known?.name ?? null;
      const isPersonal = record.isPersonal || known?.isPersonal === true;
      records = [{ ...record, name, isPersonal }, ...rest].slice(0, kept);
      refresh();
    },
    /** Privacy mode was switched. */
    refresh,
    forget: (): void => {
      records = [];
      refresh();
    },
  };
};
