import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { ListBar } from '../kit/ListBar';
import { MoveDialog } from '../kit/MoveDialog';
import { PageHead } from '../kit/PageHead';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { BoardColumn, perColumn } from './BoardColumn';
import { movesTo, type Status } from './boardMoves';
import { filters, queue } from './states';

type Briefing = RecordOf<'briefings'>;

// Its styles are injected by script, so they need the page's CSP nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Board of briefings with a column per status. Dropping a card into a column makes the corresponding move.
 */
export function BriefingBoard() {
  const words = useWords();
  const actor = useActor();
  const notify = useNotify();
  const { search } = useLocation();
  const [cards, setCards] = useState<ReadonlyMap<number, Briefing>>(new Map());
  const [lifted, setLifted] = useState<Briefing>();
  const [moving, setMoving] = useState<{ readonly record: Briefing; readonly move: string }>();

  const column = (status: string) => words.status('briefings', status);
  const drop = ({ draggableId, destination, source }: DropResult, { announce }: ResponderProvided) => {
    setLifted(undefined);
    announce(words.t('briefing.dropped', { stage: column(destination?.droppableId ?? source.droppableId) }));
    const record = cards.get(Number(draggableId));
    if (!record || !destination || destination.droppableId === source.droppableId) return;
    const move = movesTo(actor, record)[destination.droppableId as Status];
    if (move) setMoving({ record, move });
    else notify(words.t('briefing.noMove'), { type: 'info' });
  };
  return (
    <ListBase resource="briefings" perPage={perColumn} storeKey="briefings.board">
      <PageHead
        title={words.t('briefing.board')}
        windowTitle={`${words.name('briefings', 2)} | ${words.t('briefing.board')}`}
        actions={
          <Button
            component={RouterLink}
            to={{ pathname: '/', search }}
            color="secondary"
            variant="outlined"
            startIcon={<TableRows />}
          >
            {words.t('briefing.asList')}
          </Button>
        }
      />
      <ListBar resource="briefings" filters={filters} embedded />
      <DragDropContext
        onBeforeCapture={({ draggableId }) => setLifted(cards.get(Number(draggableId)))}
        onDragStart={({ source }, { announce }) =>
          announce(words.t('briefing.lifted', { stage: column(source.droppableId) }))
        }
        onDragUpdate={({ destination }, { announce }) => {
          if (destination) announce(column(destination.droppableId));
        }}
        onDragEnd={drop}
        dragHandleUsageInstructions={words.t('briefing.howToMove')}
        {...(nonce ? { nonce } : {})}
      >
        <Box
          role="region"
          tabIndex={0}
          aria-label={words.t('briefing.board')}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${queue.length}, minmax(150px, 1fr))`,
            gap: 1,
            overflowX: 'auto',
            pb: 2,
            alignItems: 'start',
          }}
        >
          {queue.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              closed={lifted !== undefined && !movesTo(actor, lifted)[status] && lifted.status !== status}
              onCards={setCards}
            />
          ))}
        </Box>
      </DragDropContext>
      {moving ? (
        <MoveDialog resource="briefings" {...moving} fields={[]} onClose={() => setMoving(undefined)} />
      ) : null}
    </ListBase>
  );
}
