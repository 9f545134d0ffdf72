import { audit } from '@elenco/core/audit';
import Icon from '@mui/icons-material/GroupsOutlined';
import { type MenuEntry, type Screen, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'squads';
export const address = '/squads';
export const recordAddress = '/squad/:id';
export const list = screen(() => import('./SquadList'), 'SquadList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./SquadShow'), 'SquadShow');
export const screens: readonly Screen[] = [
  { path: '/log/:id', screen: screen(() => import('./SquadLog'), 'SquadLog'), rule: audit.access.read },
];
export const recordRepresentation = (row: RecordOf<'squads'>) => row.title;
export const menu: MenuEntry = { group: 'work', icon: Icon };
