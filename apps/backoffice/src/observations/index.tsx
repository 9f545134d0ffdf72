import { figureStaff } from '@elenco/core/post';
import Icon from '@mui/icons-material/QueryStatsOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'observations';
export const address = '/observations';
export const list = screen(() => import('./ObservationList'), 'ObservationList');
export const sort = ['observedAt', 'DESC'] as const;
export const screens = [
  {
    path: '/observations/file',
    screen: screen(() => import('./FigureFile'), 'FigureFile'),
    rule: figureStaff,
    command: 'work.importFigures' as const,
  },
];
export const menu: MenuEntry = { group: 'work', icon: Icon };
export const under = 'observations';
