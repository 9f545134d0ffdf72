import { Draggable, Droppable } from '@hello-pangea/dnd';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useListFilterContext } from 'ra-core';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Assignee } from '../assignments/Assignee';
import { AgeField } from '../kit/AgeField';
import { DueField } from '../kit/DueField';
import { FieldValue } from '../kit/FieldValue';
import type { ListedState } from '../kit/Neighbors';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import type { Status } from './boardMoves';
import { CardHandle } from './CardHandle';
import { hasCurationDeadline } from './states';

type Briefing = RecordOf<'briefings'>;

export const perColumn = 25;

/** Style of a column's heading: two lines high, so that the cards of all columns are aligned. */
const heading = {
  display: 'flex',
  px: 0.5,
  mb: 1,
  minHeight: '2lh',
  lineHeight: 1.3,
  fontWeight: 600,
} as const;
/** Style of a collapsed column's heading, which is written vertically. */
const upright = {
  writingMode: 'vertical-rl',
  whiteSpace: 'nowrap',
  minHeight: 0,
  p: 0,
  my: 0.5,
  alignSelf: 'center',
} as const;

interface Props {
  readonly status: Status;
  /** True if the column is collapsed, so that it shows only its name and the number of briefings. */
  readonly folded: boolean;
  readonly onFold: () => void;
  /** True if the dragged card cannot be dropped here. */
  readonly closed: boolean;
  /**
   * Setter of the board's briefings by number. The column adds its own briefings, in the versions that it
   * shows.
   */
  readonly onCards: Dispatch<SetStateAction<ReadonlyMap<number, Briefing>>>;
  /** Called with a move that was chosen from the menu of a card. */
  readonly onMove: (record: Briefing, move: string) => void;
}

/**
 * Briefings in one status, earliest deadline first. If the status has no deadline, the longest-waiting
 * briefing comes first.
 */
export function BoardColumn({ status, folded, onFold, closed, onCards, onMove }: Props) {
  const words = useWords();
  const { filterValues } = useListFilterContext();
  const filter = { ...filterValues, status };
  const sort = {
    field: hasCurationDeadline(status) ? 'curationDueAt' : 'statusSince',
    order: 'ASC',
  } as const;
  const { data = [], total = 0 } = useGetList<Briefing>('briefings', {
    pagination: { page: 1, perPage: perColumn },
    sort,
    filter,
  });
  useEffect(
    () => onCards((before) => new Map([...before, ...data.map((row) => [row.id, row] as const)])),
    [data, onCards],
  );
  const all = `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <Box
      component="section"
      sx={{ minWidth: 0, bgcolor: 'background.sunken', borderRadius: 1, p: 1, opacity: closed ? 0.5 : 1 }}
    >
      <Box sx={{ display: 'flex', flexDirection: folded ? 'column' : 'row', alignItems: 'flex-start' }}>
        <IconButton
          size="small"
          onClick={onFold}
          aria-expanded={!folded}
          aria-label={words.t(folded ? 'briefing.unfold' : 'briefing.fold', {
            stage: words.status('briefings', status),
          })}
          sx={{ p: 0.25, order: folded ? 0 : 1 }}
        >
          {folded ? <ChevronRight fontSize="small" /> : <ChevronLeft fontSize="small" />}
        </IconButton>
        <Typography variant="caption" component="h2" sx={{ ...heading, flex: 1, ...(folded ? upright : {}) }}>
          <span>
            {words.status('briefings', status)} · {words.number(total)}
          </span>
        </Typography>
      </Box>
      <Droppable droppableId={status} isDropDisabled={closed}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            sx={{ display: 'grid', gap: 1, minHeight: 80, alignContent: 'start' }}
          >
            {(folded ? [] : data).map((row, index) => (
              <Card key={row.id} row={row} index={index} onMove={onMove} listed={{ filter, sort }} />
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
      {total > perColumn && !folded ? (
        <Link component={RouterLink} to={all} variant="body2" sx={{ px: 0.5 }}>
          {words.t('briefing.seeAll', { count: total })}
        </Link>
      ) : null}
    </Box>
  );
}

interface CardProps extends ListedState, Pick<Props, 'onMove'> {
  readonly row: Briefing;
  readonly index: number;
}

function Card({ row, index, onMove, listed }: CardProps) {
  const words = useWords();
  return (
    <Draggable draggableId={String(row.id)} index={index} disableInteractiveElementBlocking>
      {({ innerRef, draggableProps, dragHandleProps }) => (
        <Box
          ref={innerRef}
          {...draggableProps}
          component="article"
          sx={{
            bgcolor: 'background.paper',
            borderRadius: 1,
            p: 1,
            border: 1,
            borderColor: 'divider',
            minWidth: 0,
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
            <Link
              component={RouterLink}
              to={addressOf('briefings', row.id)}
              state={{ listed } satisfies ListedState}
              underline="hover"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2', fontWeight: 600 }}
            >
              {row.title}
            </Link>
            <CardHandle row={row} onMove={onMove} handle={dragHandleProps} />
          </Box>
          <Typography variant="body2" component="div" noWrap>
            <FieldValue resource="briefings" record={row} source="companyId" />
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary" noWrap>
            <Assignee briefingId={row.id} none={words.t('briefing.noCurator')} />
          </Typography>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 1,
              typography: 'body2',
            }}
          >
            {row.curationDueAt === null ? (
              <AgeField since={row.statusSince} />
            ) : (
              <DueField at={row.curationDueAt} />
            )}
            <FieldValue resource="briefings" record={row} source="budgetCents" />
          </Box>
        </Box>
      )}
    </Draggable>
  );
}
