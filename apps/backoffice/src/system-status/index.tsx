import { jobKeepers } from '@elenco/core/operations';
import Icon from '@mui/icons-material/MonitorHeartOutlined';
import { type MenuEntry, screen } from '../part';

/**
 * The screen requires read access to this resource, because staff who read the audit log also operate the
 * platform.
 */
export const resource = 'audit';
export const address = '/system';
export const screens = [
  { path: '/system', screen: screen(() => import('./SystemStatus'), 'SystemStatus'), rule: jobKeepers },
];
export const menu: MenuEntry = { group: 'system', icon: Icon, label: 'system.title', rule: jobKeepers };
