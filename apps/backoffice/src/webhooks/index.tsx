import Icon from '@mui/icons-material/WebhookOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'webhooks';
export const address = '/webhooks';
export const recordAddress = '/webhooks/:id';
export const list = screen(() => import('./WebhookList'), 'WebhookList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./WebhookShow'), 'WebhookShow');
export const recordRepresentation = (row: RecordOf<'webhooks'>) => row.title;
export const menu: MenuEntry = { group: 'system', icon: Icon };
