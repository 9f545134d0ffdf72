import Icon from '@mui/icons-material/ChecklistOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'tasks';
export const address = '/tasks';
export const list = screen(() => import('./TaskList'), 'TaskList');
export const sort = ['dueOn', 'ASC'] as const;
export const menu: MenuEntry = { group: 'work', icon: Icon };
