import { isWaiting, type WaitingName } from '@elenco/core/operations';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { titleOf } from '../addresses';
import { colleagueName, useColleagues } from '../assignments/useColleagues';
import { ShownRecord } from '../kit/Neighbors';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import { FollowUpDialog } from './FollowUpDialog';
import { type Followed, isSnoozed, useFollowed, useQueueOf } from './followed';

const Rows = createContext<ReadonlyMap<number, Followed>>(new Map());

/** Context provider that loads the assignee, snooze and note of each row in the surrounding list. */
export function FollowedRows({ resource, children }: { resource: string; children: ReactNode }) {
  const { data } = useListContext<{ id: number }>();
  const followed = useFollowed(useQueueOf(resource), data?.map(({ id }) => id) ?? []);
  const rows = useMemo(() => new Map(followed.map((one) => [one.rowId, one])), [followed]);
  return <Rows.Provider value={rows}>{children}</Rows.Provider>;
}

interface OfRecord {
  readonly queue: WaitingName;
  readonly record: { readonly id: number };
  readonly followed: Followed | undefined;
}

/**
 * A record's assignee, snooze and note in one line. Leaves out the assignee of a briefing, which a separate
 * panel shows.
 */
function FollowUpSummary({ queue, record, followed }: OfRecord) {
  const words = useWords();
  const colleagues = useColleagues();
  if (!followed) return null;
  const { assigneeId, snoozedUntil, note } = followed;
  const facts = [
    assigneeId === null || queue === 'briefings' ? '' : colleagueName(colleagues, assigneeId),
    snoozedUntil && isSnoozed(followed, record, today())
      ? words.t('colleagues.snoozedUntil', { day: words.day(snoozedUntil) })
      : '',
    note,
  ];
  return <>{facts.filter((fact) => fact !== '').join(' · ')}</>;
}

/** Cell with a waiting row's assignee, snooze and note, and a button that changes them. */
export function FollowUpCell({ queue, record }: Omit<OfRecord, 'followed'>) {
  const words = useWords();
  const followed = useContext(Rows).get(record.id);
  const [open, setOpen] = useState(false);
  if (!isWaiting(queue, record, today())) return null;
  const label = words.t('colleagues.snoozeOf', { title: titleOf(queue, record) });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, maxWidth: 280 }}>
      <IconButton size="small" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <EventAvailable fontSize="small" />
      </IconButton>
      <Typography component="span" variant="body2" sx={twoLines} title={followed?.note}>
        <FollowUpSummary queue={queue} record={record} followed={followed} />
      </Typography>
      {open ? (
        <FollowUpDialog queue={queue} record={record} followed={followed} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
} as const;

/** A waiting record's assignee, snooze and note, shown below its heading. */
export function FollowUpOfRecord() {
  const shown = useContext(ShownRecord);
  const queue = useQueueOf(shown?.resource ?? '');
  return shown && queue && isWaiting(queue, shown.record, today()) ? (
    <OfShown queue={queue} record={shown.record as { id: number }} />
  ) : null;
}

function OfShown({ queue, record }: Omit<OfRecord, 'followed'>) {
  const words = useWords();
  const [followed] = useFollowed(queue, [record.id]);
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: 0.5 }}>
      <Button
        size="small"
        color="secondary"
        startIcon={<EventAvailable />}
        onClick={() => setOpen(true)}
        sx={{ ml: -0.75 }}
      >
        {words.t('colleagues.snooze')}
      </Button>
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <FollowUpSummary queue={queue} record={record} followed={followed} />
      </Typography>
      {open ? (
        <FollowUpDialog queue={queue} record={record} followed={followed} onClose={() => setOpen(false)} />
      ) : null}
    </Box>
  );
}
