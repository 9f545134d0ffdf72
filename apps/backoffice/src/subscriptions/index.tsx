import Icon from '@mui/icons-material/AutorenewOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'subscriptions';
export const { address, recordAddress, sort } = places.subscriptions;
export const list = screen(() => import('./SubscriptionList'), 'SubscriptionList');
export const show = screen(() => import('./SubscriptionShow'), 'SubscriptionShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
