import { type BoardState, boardStates, dropOf, type PieceOnBoard } from '@elenco/core/hiring';
import { useNavigate } from '@remix-run/react';
import { type DragEvent, useState } from 'react';
import type { SquadData } from './load.server';

export interface DragAndDrop {
  readonly refused: 'drop_creators_turn' | 'drop_no_way' | null;
  readonly drag: (piece: PieceOnBoard, row: number) => (event: DragEvent) => void;
  /**
   * Returns true if the column of this row accepts the dragged deliverable; undefined if no deliverable of
   * this row is dragged.
   */
  readonly takes: (row: number, state: BoardState) => boolean | undefined;
  readonly over: (event: DragEvent) => void;
  readonly drop: (row: number, state: BoardState) => (event: DragEvent) => void;
  readonly end: () => void;
}

/**
 * Handles dragging. Dropping a deliverable in another column of its row opens its card, which asks for
 * confirmation or a comment. An impossible move shows the reason.
 */
export function useDrop({ may }: SquadData): DragAndDrop {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ readonly piece: PieceOnBoard; readonly row: number } | null>(null);
  const [refused, setRefused] = useState<DragAndDrop['refused']>(null);
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
      // Updates the message only after the drop, since a change during the drag would move the board under
      // the pointer.
      setRefused('refused' in way ? way.refused : null);
      if ('refused' in way) return;
      navigate(`?piece=${piece.id}&to=${state}#piece`, { preventScrollReset: true });
    },
    end: () => setHeld(null),
  };
}
