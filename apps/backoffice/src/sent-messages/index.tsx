import { mailSenders } from '@elenco/core/operations';
import Icon from '@mui/icons-material/MailOutlined';
import { type MenuEntry, screen } from '../part';

/** Readers of users may open the screen, if they may send e-mails again. */
export const resource = 'users';
export const address = '/mails';
export const screens = [
  { path: '/mails', screen: screen(() => import('./MailList'), 'MailList'), rule: mailSenders },
];
export const menu: MenuEntry = { group: 'support', icon: Icon, label: 'mails.title', rule: mailSenders };
