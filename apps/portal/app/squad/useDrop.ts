import { type BoardState, boardStates, dropOf, type PieceOnBoard } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useNavigate, useSubmit } from '@remix-run/react';
import { type DragEvent, useState } from 'react';
import { useCsrfToken } from '../i18n/use';
import type { SquadData } from './load.server';

export interface Dropping {
  readonly refused: 'drop_creators_turn' | 'drop_no_way' | null;
  readonly drag: (piece: PieceOnBoard, row: number) => (event: DragEvent) => void;
  /** Whether the column of this line takes what is being dragged; undefined while nothing of it is. */
  readonly takes: (row: number, state: BoardState) => boolean | undefined;
  readonly over: (event: DragEvent) => void;
  readonly drop: (row: number, state: BoardState) => (event: DragEvent) => void;
  readonly end: () => void;
}

/**
 * A deliverable dragged into another column of its line is a move of the version that is seen; one that wants a comment
 * opens it first, and what cannot be says why.
 */
export function useDrop({ squad, may }: SquadData): Dropping {
  const submit = useSubmit();
  const navigate = useNavigate();
  const csrf = useCsrfToken();
  const [held, hold] = useState<{ readonly piece: PieceOnBoard; readonly row: number } | null>(null);
  const [refused, refuse] = useState<Dropping['refused']>(null);
  return {
    refused,
    drag: (piece, row) => (event) => {
      if (!may) return event.preventDefault();
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(piece.id));
      hold({ piece, row });
    },
    takes: (row, state) => (held?.row === row ? 'move' in dropOf(held.piece.status, state) : undefined),
    over: (event) => {
      if (held) event.preventDefault();
    },
    drop: (row, state) => (event) => {
      event.preventDefault();
      if (held?.row !== row || !boardStates.includes(state)) return;
      const { piece } = held;
      hold(null);
      if (piece.status === state) return;
      const way = dropOf(piece.status, state);
      // Not before: what stands above the board would go, and the board move away under the pointer.
      refuse('refused' in way ? way.refused : null);
      if ('refused' in way) return;
      if (way.comment) {
        return navigate(`?piece=${piece.id}&to=${state}#piece`, { preventScrollReset: true });
      }
      const { id, version } = piece;
      submit(
        // The token comes before the fields, as in every form.
        { csrf, intent: 'drop', id, version, to: state },
        { method: 'post', action: `${areaPath.company}/squad/${squad.id}`, preventScrollReset: true },
      );
    },
    end: () => hold(null),
  };
}
