import type { Actor } from '@elenco/core/party';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import { hasDuty } from '../kit/access';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';
import { toDo } from './states';

export const resource = 'briefings';
export const address = '/';
export const recordAddress = '/briefing/:id/*';
export const list = screen(() => import('./List'), 'BriefingList');
export const sort = ['statusSince', 'ASC'] as const;
/** Curators begin with what waits for them. */
export const begins = (actor: Actor) =>
  hasDuty(actor, 'curation') ? `?filter=${encodeURIComponent(JSON.stringify({ status: toDo }))}` : undefined;
export const show = screen(() => import('./Show'), 'BriefingShow');
export const screens = [
  {
    path: '/kanban',
    screen: screen(() => import('./Board'), 'BriefingBoard'),
    command: 'briefing.board' as const,
  },
  { path: '/:id/mapeamento', screen: screen(() => import('./Mapping'), 'Mapping') },
];
export const recordRepresentation = (row: RecordOf<'briefings'>) => row.title;
export const menu: MenuEntry = {
  group: 'work',
  icon: Assignment,
  waits: true,
};
