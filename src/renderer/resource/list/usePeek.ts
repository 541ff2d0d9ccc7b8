import { useState } from 'react';
import type { Row } from '../../data/entityCalls.ts';

interface Peek {
  row: Row | null;
  /** Shows a row, or nothing when it is shown already. */
  toggle: (row: Row | null) => void;
  /** While the pane is open it follows the focus. */
  follow: (row: Row) => void;
  walk: (by: -1 | 1) => void;
  close: () => void;
}

/** Which row the side pane shows. */
export const usePeek = (rows: readonly Row[]): Peek => {
  const [id, setId] = useState<string | null>(null);
  const index = rows.findIndex((row) => row.id === id);
  return {
    row: rows[index] ?? null,
    toggle: (row) => setId(row === null || row.id === id ? null : row.id),
    follow: (row) => setId((current) => (current === null ? null : row.id)),
    walk: (by) => setId(rows[Math.max(0, Math.min(rows.length - 1, index + by))]?.id ?? null),
    close: () => setId(null),
  };
};
