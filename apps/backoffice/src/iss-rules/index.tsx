import Icon from '@mui/icons-material/LocationCityOutlined';
import { type MenuEntry, screen } from '../part';

export const resource = 'iss-rules';
export const address = '/finance/iss-rules';
export const list = screen(() => import('./IssRuleList'), 'IssRuleList');
export const sort = ['validFrom', 'DESC'] as const;
export const recordRepresentation = (row: { city: string; state: string }) => `${row.city}/${row.state}`;
export const menu: MenuEntry = { group: 'money', icon: Icon };
