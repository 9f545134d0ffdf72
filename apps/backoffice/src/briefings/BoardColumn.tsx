import { Draggable, Droppable } from '@hello-pangea/dnd';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList, useListFilterContext } from 'ra-core';
import { type Dispatch, type SetStateAction, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { FieldValue } from '../kit/FieldValue';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import type { Status } from './boardMoves';
import { lateAfterDays } from './states';

type Briefing = RecordOf<'briefings'>;

export const perColumn = 25;

/** Two lines high, so that the cards of all columns are aligned. */
const heading = { display: 'block', px: 0.5, mb: 1, minHeight: '2lh', lineHeight: 1.3, fontWeight: 600 };

interface Props {
  readonly status: Status;
  /** True if the dragged card cannot be dropped here. */
  readonly closed: boolean;
  /** Reports the cards of the column with their versions. */
  readonly onCards: Dispatch<SetStateAction<ReadonlyMap<number, Briefing>>>;
}

/** Briefings of one status, longest waiting first. */
export function BoardColumn({ status, closed, onCards }: Props) {
  const words = useWords();
  const { filterValues } = useListFilterContext();
  const filter = { ...filterValues, status };
  const { data = [], total = 0 } = useGetList<Briefing>('briefings', {
    pagination: { page: 1, perPage: perColumn },
    sort: { field: 'statusSince', order: 'ASC' },
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
      <Typography variant="caption" component="h2" sx={heading}>
        {words.status('briefings', status)} · {words.number(total)}
      </Typography>
      <Droppable droppableId={status} isDropDisabled={closed}>
        {({ innerRef, droppableProps, placeholder }) => (
          <Box
            ref={innerRef}
            {...droppableProps}
            sx={{ display: 'grid', gap: 1, minHeight: 80, alignContent: 'start' }}
          >
            {data.map((row, index) => (
              <Card key={row.id} row={row} index={index} />
            ))}
            {placeholder}
          </Box>
        )}
      </Droppable>
      {total > perColumn ? (
        <Link component={RouterLink} to={all} variant="body2" sx={{ px: 0.5 }}>
          {words.t('briefing.seeAll', { count: total })}
        </Link>
      ) : null}
    </Box>
  );
}

function Card({ row, index }: { row: Briefing; index: number }) {
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
              underline="hover"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2', fontWeight: 600 }}
            >
              {row.title}
            </Link>
            <IconButton
              size="small"
              {...dragHandleProps}
              aria-label={words.t('briefing.moveCard', { title: row.title })}
              sx={{ p: 0.25, cursor: 'grab' }}
            >
              <DragIndicator fontSize="small" />
            </IconButton>
          </Box>
          <Typography variant="body2" component="div" noWrap>
            <FieldValue resource="briefings" record={row} source="companyId" />
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
            <AgeField since={row.statusSince} lateAfterDays={lateAfterDays(row.status)} />
            <FieldValue resource="briefings" record={row} source="budgetCents" />
          </Box>
        </Box>
      )}
    </Draggable>
  );
}
