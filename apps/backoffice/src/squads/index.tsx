import { squadLogReaders } from '@elenco/core/operations';
import Icon from '@mui/icons-material/GroupsOutlined';
import { type MenuEntry, type Screen, screen } from '../part';
import { places } from '../places';

export const resource = 'squads';
export const { address, recordAddress, sort, recordRepresentation } = places.squads;
export const list = screen(() => import('./SquadList'), 'SquadList');
export const show = screen(() => import('./SquadShow'), 'SquadShow');
export const screens: readonly Screen[] = [
  { path: '/log/:id', screen: screen(() => import('./SquadLog'), 'SquadLog'), rule: squadLogReaders },
];
export const menu: MenuEntry = { group: 'work', icon: Icon };
