import Icon from '@mui/icons-material/HandshakeOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'pay-contracts';
export const { address, recordAddress, sort, recordRepresentation } = places['pay-contracts'];
export const list = screen(() => import('./PayContractList'), 'PayContractList');
export const show = screen(() => import('./PayContractShow'), 'PayContractShow');
export const menu: MenuEntry = { group: 'money', icon: Icon };
