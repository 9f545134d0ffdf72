import Assignment from '@mui/icons-material/AssignmentOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'briefings';
export const address = '/';
export const recordAddress = '/briefing/:id/*';
export const list = screen(() => import('./List'), 'BriefingList');
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
