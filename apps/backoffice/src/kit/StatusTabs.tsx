import { type QueueView, queueSort, waiting, waitingFor } from '@elenco/core/operations';
import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { AddSavedQueryDialog } from 'react-admin';
import { sortOf } from '../addresses';
import type { ResourceWithFlow } from '../resources';
import { useActor } from './useActor';
import { ViewCount, WaitingCount } from './WaitingCount';
import { useWords } from './words';

interface Props {
  readonly resource: ResourceWithFlow;
  /** States in the order in which staff process them. */
  readonly states: readonly string[];
  /** Tabs that combine several states. */
  readonly groups?: readonly { readonly label: string; readonly states: readonly string[] }[];
  /** Tabs that filter by fields other than the status. */
  readonly views?: readonly {
    readonly label: string;
    readonly filter: Readonly<Record<string, number | string>>;
  }[];
}

type Status = string | readonly string[] | undefined;

/**
 * Tabs that filter the list by status. The first tabs show the resource's queue if the user has its duty; the
 * last ones apply the user's saved filters.
 */
export function StatusTabs({ resource, states, groups = [], views = [] }: Props) {
  const words = useWords();
  const toDo = waitingFor(useActor()).find((name) => name === resource);
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const [saving, setSaving] = useState(false);
  const [saved] = useSavedQueries(resource);
  const { status: chosen, queue: chosenQueue } = filterValues as { status?: Status; queue?: QueueView };
  const viewed = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const view = views.find(({ filter }) =>
    Object.entries(filter).every(([field, value]) => String(filterValues[field]) === String(value)),
  );
  const sortFor = (queue: unknown) => {
    const [field, order] = toDo && queue ? queueSort(toDo) : sortOf(resource);
    return { field, order };
  };
  const choose = (filter: Readonly<Record<string, unknown>>) => {
    const others = Object.entries(filterValues).filter(
      ([field]) => !['status', 'queue'].includes(field) && !viewed.has(field),
    );
    setFilters({ ...Object.fromEntries(others), ...filter });
    // A sort that the user has chosen stays. The default sort of the previous tab is replaced with that of
    // the new tab.
    if (sort.field === sortFor(chosenQueue).field && sort.order === sortFor(chosenQueue).order)
      setSort(sortFor(filter.queue));
  };
  const tab = (key: string, pressed: boolean, label: ReactNode, onClick: () => void) => (
    <Button key={key} size="small" aria-pressed={pressed} onClick={onClick} sx={line}>
      {label}
    </Button>
  );
  const byStatus = (status: Status, name: string, queue?: QueueView) =>
    tab(
      `${status} ${queue}`,
      // A queue with a single state has a list as its status filter, which distinguishes it from the tab of
      // that state.
      !view && chosenQueue === queue && JSON.stringify(status) === JSON.stringify(chosen),
      <>
        {name}
        {queue === 'due' ? <WaitingCount resource={resource} /> : null}
        {toDo && (queue === 'mine' || queue === 'snoozed') ? <ViewCount queue={toDo} view={queue} /> : null}
      </>,
      () => choose(status === undefined ? {} : { status, ...(queue ? { queue } : {}) }),
    );
  const ofTabs = [
    undefined,
    ...groups.map((one) => one.states),
    ...states,
    ...(toDo ? [waiting[toDo].states] : []),
  ];
  // A list opened by a link may filter by states without a tab.
  const other =
    view || ofTabs.some((one) => JSON.stringify(one) === JSON.stringify(chosen)) ? undefined : chosen;
  return (
    <Box
      role="group"
      aria-label={words.field(resource, 'status')}
      sx={{
        display: 'flex',
        // Wide windows wrap the tabs, since otherwise the last visible tab would look like the last one of
        // all.
        overflowX: { xs: 'auto', md: 'visible' },
        flexWrap: { md: 'wrap' },
        columnGap: 2.5,
        mb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        minHeight: 34,
      }}
    >
      {toDo ? byStatus(waiting[toDo].states, words.t('kit.toDo'), 'due') : null}
      {toDo ? byStatus(waiting[toDo].states, words.t('colleagues.mine'), 'mine') : null}
      {toDo ? byStatus(waiting[toDo].states, words.t('colleagues.snoozed'), 'snoozed') : null}
      {byStatus(undefined, words.t('kit.all'))}
      {groups.map(({ label, states: grouped }) => byStatus(grouped, label))}
      {states.map((state) => byStatus(state, words.status(resource, state)))}
      {other ? byStatus(other, words.list([other].flat().map((one) => words.status(resource, one)))) : null}
      {views.map((one) => tab(one.label, one === view, one.label, () => choose(one.filter)))}
      {extractValidSavedQueries(saved).map(({ label, value }) =>
        tab(`saved ${label}`, JSON.stringify(value.filter) === JSON.stringify(filterValues), label, () => {
          setFilters(value.filter ?? {}, value.displayedFilters);
          if (value.sort) setSort(value.sort);
        }),
      )}
      <Button
        size="small"
        color="secondary"
        disabled={Object.keys(filterValues).length === 0}
        startIcon={<BookmarkAdd />}
        onClick={() => setSaving(true)}
        sx={{
          ...line,
          ml: 'auto',
        }}
      >
        {words.t('kit.saveView')}
      </Button>
      {saving ? <AddSavedQueryDialog open onClose={() => setSaving(false)} /> : null}
    </Box>
  );
}

const line = {
  flex: 'none',
  px: 0,
  minWidth: 0,
  borderRadius: 0,
  fontWeight: 500,
  color: 'text.secondary',
  borderBottom: 2,
  borderColor: 'transparent',
  '& .count': { ml: 0.75, color: 'text.disabled' },
  '&[aria-pressed=true]': { color: 'text.primary', fontWeight: 600, borderColor: 'text.primary' },
} as const;
