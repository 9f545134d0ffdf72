import { type BoardState, boardStates, dropOf, type PieceOnBoard } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useNavigate, useSubmit } from '@remix-run/react';
import { type DragEvent, useState } from 'react';
import { useCsrfToken } from '../i18n/use';
import type { SquadData } from './load.server';

export interface Dropping {
  readonly refused: 'drop_creators_turn' | 'drop_no_way' | null;
  readonly drag: (piece: PieceOnBoard, row: number) => (event: DragEvent) => void;
  /** True if this row's column accepts the dragged piece; undefined if no piece of the row is dragged. */
  readonly takes: (row: number, state: BoardState) => boolean | undefined;
  readonly over: (event: DragEvent) => void;
  readonly drop: (row: number, state: BoardState) => (event: DragEvent) => void;
  readonly end: () => void;
}

/**
 * Dropping a deliverable in another column of its row is a move of the shown version; a move with a comment
 * opens its card first, and an impossible one shows the reason.
 */
export function useDrop({ squad, may }: SquadData): Dropping {
  const submit = useSubmit();
  const navigate = useNavigate();
  const csrf = useCsrfToken();
  const [held, setHeld] = useState<{ readonly piece: PieceOnBoard; readonly row: number } | null>(null);
  const [refused, setRefused] = useState<Dropping['refused']>(null);
  return {
    refused,
    drag: (piece, row) => (event) => {
      if (!may) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(piece.id));
      setHeld({ piece, row });
    },
    takes: (row, state) => (held?.row === row ? 'move' in dropOf(held.piece.status, state) : undefined),
    over: (event) => {
      if (held) event.preventDefault();
    },
    drop: (row, state) => (event) => {
      event.preventDefault();
      if (held?.row !== row || !boardStates.includes(state)) return;
      const { piece } = held;
      setHeld(null);
      if (piece.status === state) return;
      const way = dropOf(piece.status, state);
      // Not earlier: hiding the message above would move the board under the pointer.
      setRefused('refused' in way ? way.refused : null);
      if ('refused' in way) return;
      if (way.comment) {
        return navigate(`?piece=${piece.id}&to=${state}#piece`, { preventScrollReset: true });
      }
      const { id, version } = piece;
      submit(
        // The token must be the first field, as in every form.
        { csrf, intent: 'drop', id, version, to: state },
        { method: 'post', action: `${areaPath.company}/squad/${squad.id}`, preventScrollReset: true },
      );
    },
    end: () => setHeld(null),
  };
}
