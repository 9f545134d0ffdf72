import { owners } from '@elenco/core/people';
import Icon from '@mui/icons-material/InsightsOutlined';
import { type MenuEntry, screen } from '../part';

/** The screen requires read access to this resource. In addition, `rule` limits it to owners. */
export const resource = 'companies';
export const address = '/figures';
export const screens = [
  { path: '/figures', screen: screen(() => import('./Figures'), 'Figures'), rule: owners },
];
export const menu: MenuEntry = { group: 'today', icon: Icon, label: 'figures.title', rule: owners };
