import { owners } from '@elenco/core/people';
import Icon from '@mui/icons-material/BadgeOutlined';
import { type MenuEntry, screen } from '../part';
import { invitePath, staffPath } from './address';

const staffDuties = screen(() => import('./StaffDuties'), 'StaffDuties');

/** The screen requires read access to this resource. In addition, `rule` limits it to owners. */
export const resource = 'users';
export const address = staffPath;
export const screens = [
  { path: staffPath, screen: staffDuties, rule: owners },
  { path: invitePath, screen: staffDuties, rule: owners, command: 'platform.inviteTitle' as const },
];
export const menu: MenuEntry = { group: 'system', icon: Icon, label: 'platform.staff', rule: owners };
