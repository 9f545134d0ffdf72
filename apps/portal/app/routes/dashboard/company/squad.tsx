import { useLoaderData } from '@remix-run/react';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Activity } from '../../../squad/Activity';
import { squadActions } from '../../../squad/actions.server';
import { Board } from '../../../squad/Board';
import { Brief } from '../../../squad/Brief';
import { Calendar } from '../../../squad/Calendar';
import { loadSquad, type SquadData } from '../../../squad/load.server';
import type { SquadView } from '../../../squad/paths';
import { SquadHead } from '../../../squad/SquadHead';

export const handle: RouteHandle = {
  title: 'squad:title',
  i18n: ['squad', 'search', 'company', 'options', 'resources', 'problems'],
};

export const loader = page('company', loadSquad);
export const action = squadActions;

const parts: Record<SquadView | '', (props: { data: SquadData }) => React.ReactNode> = {
  '': Board,
  calendar: Calendar,
  brief: Brief,
  activity: Activity,
};

export default function Squad() {
  const data = useLoaderData<typeof loader>();
  const Part = parts[data.view];
  return (
    <>
      <SquadHead data={data} />
      <Part data={data} />
    </>
  );
}
