import { growthReaders } from '@elenco/core/growth';
import Icon from '@mui/icons-material/InsightsOutlined';
import { type MenuEntry, screen } from '../part';

/** The screen requires read access to this resource, since its metrics are about hired creators. */
export const resource = 'creators';
export const address = '/engagements';
export const screens = [
  { path: '/engagements', screen: screen(() => import('./Engagements'), 'Engagements'), rule: growthReaders },
];
export const menu: MenuEntry = {
  group: 'growth',
  icon: Icon,
  label: 'engagement.title',
  rule: growthReaders,
};
