import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import DragIndicator from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { movesFor } from '../kit/access';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

type Briefing = RecordOf<'briefings'>;

interface Props {
  readonly row: Briefing;
  readonly handle: DraggableProvidedDragHandleProps | null;
  readonly onMove: (record: Briefing, move: string) => void;
}

/** Handle of a card, which drags the card or opens the menu of its moves. */
export function CardHandle({ row, handle, onMove }: Props) {
  const words = useWords();
  const moves = movesFor(useActor(), 'briefings', row);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        size="small"
        {...handle}
        aria-label={words.t('briefing.moveCard', { title: row.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.25, cursor: 'grab' }}
      >
        <DragIndicator fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {moves.length === 0 ? <MenuItem disabled>{words.t('briefing.noMoveNow')}</MenuItem> : null}
        {moves.map((move) => (
          <MenuItem
            key={move}
            onClick={() => {
              setAnchor(undefined);
              onMove(row, move);
            }}
          >
            {words.move('briefings', move)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
