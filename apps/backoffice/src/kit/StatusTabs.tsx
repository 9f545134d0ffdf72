import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListFilterContext } from 'ra-core';
import type { ReactNode } from 'react';
import type { FlowingName } from '../resources';
import { Count } from './Count';
import { useWords } from './words';

interface Props {
  readonly resource: FlowingName;
  /** In the order in which somebody would work through them. */
  readonly states: readonly string[];
  /** States that wait for us together: a tab of their own, before all. */
  readonly toDo?: readonly string[];
}

type Status = string | readonly string[] | undefined;

/** One status of the list at a time, with how many records are in each. */
export function StatusTabs({ resource, states, toDo }: Props) {
  const words = useWords();
  const { filterValues, setFilters } = useListFilterContext();
  const chosen = (filterValues as { status?: Status }).status;
  const choose = (status: Status) => {
    const { status: _, ...others } = filterValues;
    setFilters(status === undefined ? others : { ...others, status });
  };
  const tab = (status: Status, label: ReactNode) => (
    <Button
      key={String(status)}
      size="small"
      aria-pressed={String(status) === String(chosen)}
      onClick={() => choose(status)}
      sx={pill}
    >
      <span>{label}</span>
    </Button>
  );
  const counted = (status: string | readonly string[], label: string) =>
    tab(
      status,
      <>
        {label}
        <Count resource={resource} filter={{ status }} before=" · " />
      </>,
    );
  return (
    <Box
      role="group"
      aria-label={words.field(resource, 'status')}
      sx={{ display: 'flex', flexWrap: { md: 'wrap' }, overflowX: 'auto', gap: 1, mb: 2.5, pb: 0.5 }}
    >
      {toDo ? counted(toDo, words.t('kit.toDo')) : null}
      {tab(undefined, words.t('kit.all'))}
      {states.map((state) => counted(state, words.status(resource, state)))}
    </Box>
  );
}

const pill = {
  flex: 'none',
  px: 1.75,
  color: 'text.secondary',
  bgcolor: 'background.sunken',
  '&[aria-pressed=true]': { color: 'background.default', bgcolor: 'text.primary' },
} as const;
