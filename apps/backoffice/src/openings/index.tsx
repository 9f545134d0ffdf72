import { openingReaders } from '@elenco/core/opening';
import Icon from '@mui/icons-material/WorkOutlineOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'openings';
export const address = '/jobs';
export const sort = ['closesOn', 'DESC'] as const;
export const screens = [
  {
    path: '/jobs',
    screen: screen(() => import('./OpeningList'), 'OpeningList'),
    rule: openingReaders,
  },
];
export const menu: MenuEntry = { group: 'work', icon: Icon, rule: openingReaders };
