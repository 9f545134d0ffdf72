import { jobReaders } from '@elenco/core/hiring';
import Icon from '@mui/icons-material/WorkOutlineOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'openings';
export const { address, sort } = places.openings;
export const screens = [
  {
    path: '/jobs',
    screen: screen(() => import('./JobList'), 'JobList'),
    rule: jobReaders,
  },
];
export const menu: MenuEntry = { group: 'work', icon: Icon, rule: jobReaders };
