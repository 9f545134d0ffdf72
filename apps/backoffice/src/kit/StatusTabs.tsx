import { waiting, waitingFor } from '@elenco/core/operations';
import BookmarkAdd from '@mui/icons-material/BookmarkAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { extractValidSavedQueries, useListContext, useSavedQueries } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { AddSavedQueryDialog } from 'react-admin';
import type { FlowingName } from '../resources';
import { useActor } from './useActor';
import { WaitingCount } from './WaitingCount';
import { useWords } from './words';

interface Props {
  readonly resource: FlowingName;
  /** States in the order in which staff process them. */
  readonly states: readonly string[];
  /** Tabs of several states each. */
  readonly groups?: readonly { readonly label: string; readonly states: readonly string[] }[];
  /** Views by filters other than the status. */
  readonly views?: readonly {
    readonly label: string;
    readonly filter: Readonly<Record<string, number | string>>;
  }[];
}

type Status = string | readonly string[] | undefined;

/** The list's views by status, first what waits for the user's duties, and those that the user has saved. */
export function StatusTabs({ resource, states, groups = [], views = [] }: Props) {
  const words = useWords();
  const toDo = waitingFor(useActor()).find((name) => name === resource);
  const { filterValues, setFilters, setSort } = useListContext();
  const [saving, setSaving] = useState(false);
  const [saved] = useSavedQueries(resource);
  const chosen = (filterValues as { status?: Status }).status;
  const viewed = new Set(views.flatMap(({ filter }) => Object.keys(filter)));
  const view = views.find(({ filter }) =>
    Object.entries(filter).every(([field, value]) => String(filterValues[field]) === String(value)),
  );
  const choose = (filter: Readonly<Record<string, unknown>>) => {
    const others = Object.entries(filterValues).filter(([field]) => field !== 'status' && !viewed.has(field));
    setFilters({ ...Object.fromEntries(others), ...filter });
  };
  const tab = (key: string, pressed: boolean, label: ReactNode, onClick: () => void) => (
    <Button key={key} size="small" aria-pressed={pressed} onClick={onClick} sx={line}>
      {label}
    </Button>
  );
  const byStatus = (status: Status, name: string, counted = false) =>
    tab(
      String(status),
      // A queue of one state is a list with one value, unlike the state itself.
      !view && JSON.stringify(status) === JSON.stringify(chosen),
      <>
        {name}
        {counted ? <WaitingCount resource={resource} /> : null}
      </>,
      () => choose(status === undefined ? {} : { status }),
    );
  return (
    <Box
      role="group"
      aria-label={words.field(resource, 'status')}
      sx={{
        display: 'flex',
        overflowX: 'auto',
        gap: 2.5,
        mb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        minHeight: 34,
      }}
    >
      {toDo ? byStatus(waiting[toDo].states, words.t('kit.toDo'), true) : null}
      {byStatus(undefined, words.t('kit.all'))}
      {groups.map(({ label, states: grouped }) => byStatus(grouped, label))}
      {states.map((state) => byStatus(state, words.status(resource, state)))}
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
        sx={line}
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
