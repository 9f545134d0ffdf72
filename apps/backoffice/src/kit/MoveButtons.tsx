import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { declarationOf, type ResourceWithFlow } from '../resources';
import { movesFor } from './access';
import { MoreMoves } from './MoreMoves';
import { MoveDialog } from './MoveDialog';
import type { MoveFieldSpec } from './MoveInput';
import { useActor } from './useActor';
import type { MovableRecord } from './useMove';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceWithFlow;
  readonly record: MovableRecord;
  /** Fields of a move in addition to its comment. */
  readonly fields?: { readonly [move: string]: readonly MoveFieldSpec[] };
  /** Subtitle of the dialog, by move. */
  readonly about?: { readonly [move: string]: ReactNode };
  /** By move, the reason why its button is disabled although flow and access rule allow the move. */
  readonly blocked?: { readonly [move: string]: string | undefined };
  /** Amount that the dialog states, by move. The message after the move states the same amount. */
  readonly stated?: { readonly [move: string]: number | undefined };
  /** Labels that replace the usual names of moves. */
  readonly labels?: { readonly [move: string]: string };
  /** Moves that are never the primary button. */
  readonly secondary?: readonly string[];
  /** The moves with buttons; by default all that are possible. */
  readonly only?: readonly string[];
  /** Moves that are in a menu after the buttons, for screens with many moves. */
  readonly menu?: readonly string[];
  /** True in table rows and panels. The buttons are small, and none of them is the primary button. */
  readonly minor?: true;
}

/**
 * Buttons for the moves that the actor may make on the record. The first move without a comment is the
 * primary button.
 */
export function MoveButtons(props: Props) {
  const { resource, record, fields = {}, about = {}, blocked = {}, labels = {}, minor = false } = props;
  const { secondary = [], only, menu = [], stated = {} } = props;
  const words = useWords();
  const actor = useActor();
  const reasons = useId();
  const [asked, setAsked] = useState<string>();
  const { flow } = declarationOf(resource);
  const moves = movesFor(actor, resource, record).filter((move) => only?.includes(move) ?? true);
  // An open form and its input stay when another user changes the record's status.
  if (moves.length === 0 && !asked) return null;
  const main = minor
    ? undefined
    : moves.find((move) => !flow?.moves[move]?.comment && !secondary.includes(move) && !menu.includes(move));

  return (
    <Box sx={{ 'dl + &': { mt: 1.5 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: minor ? { xs: 'wrap', lg: 'nowrap' } : 'wrap',
          gap: 1,
          justifyContent: { md: 'flex-end' },
        }}
      >
        {moves
          .filter((move) => !menu.includes(move))
          .toSorted((a, b) => Number(a === main) - Number(b === main))
          .map((move) => (
            <Button
              key={move}
              size={minor ? 'small' : 'medium'}
              variant={move === main ? 'contained' : flow?.moves[move]?.final ? 'text' : 'outlined'}
              color={move === main ? 'primary' : 'secondary'}
              disabled={blocked[move] !== undefined}
              aria-describedby={blocked[move] ? `${reasons}-${move}` : undefined}
              onClick={() => setAsked(move)}
            >
              {labels[move] ?? words.move(resource, move)}
            </Button>
          ))}
        <MoreMoves
          moves={moves.filter((move) => menu.includes(move))}
          labelOf={(move) => labels[move] ?? words.move(resource, move)}
          blocked={blocked}
          onChoose={setAsked}
        />
      </Box>
      {moves.flatMap((move) =>
        blocked[move] ? (
          <Typography
            key={move}
            id={`${reasons}-${move}`}
            variant="body2"
            color="textSecondary"
            sx={{ mt: 1, maxWidth: 420, ml: { md: 'auto' }, textAlign: { md: 'right' } }}
          >
            {blocked[move]}
          </Typography>
        ) : (
          []
        ),
      )}
      {asked ? (
        <MoveDialog
          resource={resource}
          record={record}
          move={asked}
          fields={fields[asked] ?? []}
          about={about[asked]}
          label={labels[asked]}
          statedCents={stated[asked]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </Box>
  );
}
