import Assignment from '@mui/icons-material/AssignmentOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export { begins } from './states';
export const resource = 'briefings';
export const { address, recordAddress, sort, recordRepresentation } = places.briefings;
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
export const menu: MenuEntry = {
  group: 'work',
  icon: Assignment,
};
