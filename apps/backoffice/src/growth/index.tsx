import { growthReaders } from '@elenco/core/growth';
import Icon from '@mui/icons-material/TrendingUpOutlined';
import { type MenuEntry, screen } from '../part';

/**
 * The screen requires read access to this resource. In addition, `rule` excludes restricted staff, since the
 * metrics cover the whole business.
 */
export const resource = 'companies';
export const address = '/growth';
export const screens = [
  { path: '/growth', screen: screen(() => import('./Growth'), 'Growth'), rule: growthReaders },
];
export const menu: MenuEntry = { group: 'growth', icon: Icon, label: 'growth.title', rule: growthReaders };
