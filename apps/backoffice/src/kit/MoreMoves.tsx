import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useWords } from './words';

interface Props {
  readonly moves: readonly string[];
  readonly labelOf: (move: string) => string;
  readonly blocked: { readonly [move: string]: string | undefined };
  readonly onChoose: (move: string) => void;
}

/** Menu with the less frequent moves of a screen. Renders nothing if there are no such moves. */
export function MoreMoves({ moves, labelOf, blocked, onChoose }: Props) {
  const words = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (moves.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {words.t('kit.moreMoves')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moves.map((move) => (
          <MenuItem
            key={move}
            disabled={blocked[move] !== undefined}
            onClick={() => {
              setAnchor(null);
              onChoose(move);
            }}
          >
            {labelOf(move)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
