import Icon from '@mui/icons-material/LocationCityOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'iss-rules';
export const { address, sort, recordRepresentation } = places['iss-rules'];
export const list = screen(() => import('./IssRuleList'), 'IssRuleList');
export const menu: MenuEntry = { group: 'books', icon: Icon };
