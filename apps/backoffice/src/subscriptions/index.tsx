import Icon from '@mui/icons-material/AutorenewOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'subscriptions';
export const address = '/finance/subscriptions';
export const recordAddress = '/finance/subscriptions/:id';
export const list = screen(() => import('./SubscriptionList'), 'SubscriptionList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./SubscriptionShow'), 'SubscriptionShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
