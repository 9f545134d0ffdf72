import type { BoardRow } from '@elenco/core/hiring';
import { useState } from 'react';

export interface Picked {
  readonly chosen: readonly number[];
  readonly toggle: (id: number) => void;
}

/** Returns the selected rows, without those that are no longer on the board. */
export function usePicked(rows: readonly BoardRow[]): Picked {
  const [ids, setIds] = useState<readonly number[]>([]);
  const toggle = (id: number) =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  return { chosen: ids.filter((id) => rows.some(({ proposalId }) => proposalId === id)), toggle };
}
