import Icon from '@mui/icons-material/GavelOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'settlements';
export const { address, recordAddress, sort } = places.settlements;
export const list = screen(() => import('./TerminationList'), 'TerminationList');
export const show = screen(() => import('./TerminationShow'), 'TerminationShow');
export const menu: MenuEntry = {
  group: 'money',
  icon: Icon,
};
