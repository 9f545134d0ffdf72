import Icon from '@mui/icons-material/ChecklistOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'tasks';
export const { address, sort } = places.tasks;
export const list = screen(() => import('./TaskList'), 'TaskList');
export const menu: MenuEntry = { group: 'work', icon: Icon };
