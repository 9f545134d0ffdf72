import Icon from '@mui/icons-material/DescriptionOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'rpas';
export const { address, sort, recordRepresentation } = places.rpas;
export const list = screen(() => import('./RpaList'), 'RpaList');
export const menu: MenuEntry = { group: 'books', icon: Icon };
