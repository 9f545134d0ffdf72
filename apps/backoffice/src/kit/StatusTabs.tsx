import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
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
    <Tabs
      value={states.includes(chosen) ? chosen : everything}
      onChange={(_, next: string) => choose(next)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={words.field(resource, 'status')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={everything} label={words.t('kit.all')} />
      {states.map((state) => (
        <Tab key={state} value={state} label={<Counted resource={resource} state={state} />} />
      ))}
    </Tabs>
  );
}

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
