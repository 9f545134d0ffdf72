import { DragDropContext, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListBase, useNotify, useStore } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Assignees } from '../assignments/Assignee';
import { ListBar } from '../kit/ListBar';
import { MoveDialog } from '../kit/MoveDialog';
import { PageHead } from '../kit/PageHead';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { BoardColumn, perColumn } from './BoardColumn';
import { movesTo, type Status } from './boardMoves';
import { FinishedCount } from './FinishedCount';
import { briefingFields } from './moveFields';
import { filters, queue } from './states';
import { useTooFew } from './useTooFew';

type Briefing = RecordOf<'briefings'>;

// The drag-and-drop library injects styles by script, so they need the page's CSP nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/**
 * Board of briefings with a collapsible column per status, and the number of finished briefings. Dropping a
 * card into a column makes the move to that status.
 */
export function BriefingBoard() {
  const words = useWords();
  const actor = useActor();
  const notify = useNotify();
  const { search } = useLocation();
  const [folded, setFolded] = useStore<readonly Status[]>('briefings.board.folded', []);
  const [cards, setCards] = useState<ReadonlyMap<number, Briefing>>(new Map());
  const [lifted, setLifted] = useState<Briefing>();
  const [moving, setMoving] = useState<{ readonly record: Briefing; readonly move: string }>();

  const isFolded = (status: Status) => folded.includes(status);
  const fold = (status: Status) =>
    setFolded(isFolded(status) ? folded.filter((one) => one !== status) : [...folded, status]);
  const column = (status: string) => words.status('briefings', status);
  const drop = (
    { draggableId, destination, source, reason }: DropResult,
    { announce }: ResponderProvided,
  ) => {
    setLifted(undefined);
    announce(words.t('briefing.dropped', { stage: column(destination?.droppableId ?? source.droppableId) }));
    const record = cards.get(Number(draggableId));
    if (!record || reason === 'CANCEL' || destination?.droppableId === source.droppableId) return;
    const open = movesTo(actor, record);
    const move = destination && open[destination.droppableId as Status];
    if (move) return setMoving({ record, move });
    // Columns that do not allow the card's move reject the drop. This notice explains why the card returns.
    const stages = queue.filter((status) => open[status]).map(column);
    notify(
      stages.length > 0
        ? words.t('briefing.onlyTo', { stages: words.list(stages) })
        : words.t('briefing.noStage'),
      { type: 'info' },
    );
  };
  return (
    <ListBase resource="briefings" perPage={perColumn} storeKey="briefings.board">
      <PageHead
        title={words.t('briefing.board')}
        windowTitle={`${words.name('briefings', 2)} | ${words.t('briefing.board')}`}
        subtitle={<FinishedCount />}
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
      <Assignees>
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
              gridTemplateColumns: queue
                .map((status) => (isFolded(status) ? '48px' : 'minmax(150px, 1fr)'))
                .join(' '),
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
                folded={isFolded(status)}
                onFold={() => fold(status)}
                closed={lifted !== undefined && !movesTo(actor, lifted)[status] && lifted.status !== status}
                onCards={setCards}
                onMove={(record, move) => setMoving({ record, move })}
              />
            ))}
          </Box>
        </DragDropContext>
      </Assignees>
      {moving ? <BoardMove {...moving} onClose={() => setMoving(undefined)} /> : null}
    </ListBase>
  );
}

interface BoardMoveProps {
  readonly record: Briefing;
  readonly move: string;
  readonly onClose: () => void;
}

/** The form of a card's move, with the same rules as on the briefing's screen. */
function BoardMove({ record, move, onClose }: BoardMoveProps) {
  const tooFew = useTooFew(record);
  return (
    <MoveDialog
      resource="briefings"
      record={record}
      move={move}
      fields={briefingFields(useWords())[move] ?? []}
      blocked={move === 'release' ? tooFew : undefined}
      onClose={onClose}
    />
  );
}
