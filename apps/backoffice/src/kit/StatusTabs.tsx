import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList, useListFilterContext } from 'ra-core';
import type { FlowingName } from '../resources';
import { useWords } from './words';

interface Props {
  readonly resource: FlowingName;
  /** In the order in which somebody would work through them. */
  readonly states: readonly string[];
}

const everything = 'all';

/** One status of the list at a time, with how many records are in each. */
export function StatusTabs({ resource, states }: Props) {
  const words = useWords();
  const { filterValues, setFilters } = useListFilterContext();
  const chosen = (filterValues as { status?: string }).status ?? everything;
  const choose = (next: string) => {
    const { status: _, ...others } = filterValues;
    setFilters(next === everything ? others : { ...others, status: next });
  };
  return (
    <Box
      role="group"
      aria-label={words.field(resource, 'status')}
      sx={{ display: 'flex', flexWrap: { md: 'wrap' }, overflowX: 'auto', gap: 1, mb: 2.5, pb: 0.5 }}
    >
      {[everything, ...states].map((state) => (
        <Button
          key={state}
          size="small"
          aria-pressed={state === chosen}
          onClick={() => choose(state)}
          sx={pill}
        >
          {state === everything ? words.t('kit.all') : <Counted resource={resource} state={state} />}
        </Button>
      ))}
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

function Counted({ resource, state }: { resource: FlowingName; state: string }) {
  const words = useWords();
  const { total } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    filter: { status: state },
  });
  return (
    <span>
      {words.status(resource, state)}
      {total === undefined ? '' : ` · ${words.number(total)}`}
    </span>
  );
}
