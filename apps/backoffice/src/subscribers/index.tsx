import Icon from '@mui/icons-material/NewspaperOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'subscribers';
export const { address, sort } = places.subscribers;
export const list = screen(() => import('./SubscriberList'), 'SubscriberList');
export const menu: MenuEntry = { group: 'growth', icon: Icon };
