import { figureStaff } from '@elenco/core/hiring';
import Icon from '@mui/icons-material/QueryStatsOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'observations';
export const { address, sort } = places.observations;
export const list = screen(() => import('./ObservationList'), 'ObservationList');
export const screens = [
  {
    path: '/observations/file',
    screen: screen(() => import('./FigureFile'), 'FigureFile'),
    rule: figureStaff,
    command: 'work.importFigures' as const,
  },
];
export const menu: MenuEntry = { group: 'work', icon: Icon, within: 'posts' };
