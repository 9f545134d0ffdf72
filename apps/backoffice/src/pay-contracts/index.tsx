import Icon from '@mui/icons-material/HandshakeOutlined';
import { type MenuEntry, screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'pay-contracts';
export const address = '/finance/pay-contracts';
export const recordAddress = '/finance/pay-contracts/:id';
export const list = screen(() => import('./PayContractList'), 'PayContractList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./PayContractShow'), 'PayContractShow');
export const recordRepresentation = (row: RecordOf<'pay-contracts'>) => row.title;
export const menu: MenuEntry = { group: 'money', icon: Icon };
