import Icon from '@mui/icons-material/NewspaperOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'subscribers';
export const address = '/newsletter';
export const list = screen(() => import('./SubscriberList'), 'SubscriberList');
export const sort = ['createdAt', 'DESC'] as const;
export const menu: MenuEntry = { group: 'people', icon: Icon };
