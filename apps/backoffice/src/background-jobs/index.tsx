import { jobKeepers } from '@elenco/core/operations';
import Icon from '@mui/icons-material/PendingActionsOutlined';
import { type MenuEntry, screen } from '../part';

/**
 * The screen requires read access to this resource, because staff who read the audit log also operate the
 * platform.
 */
export const resource = 'audit';
export const address = '/jobs/background';
export const screens = [
  {
    path: '/jobs/background',
    screen: screen(() => import('./BackgroundJobs'), 'BackgroundJobs'),
    rule: jobKeepers,
  },
];
export const menu: MenuEntry = { group: 'system', icon: Icon, label: 'jobs.title', rule: jobKeepers };
