import { paymentFileRule } from '@elenco/core/finance';
import Icon from '@mui/icons-material/RuleOutlined';
import { type MenuEntry, screen } from '../part';
import { places } from '../places';

export const resource = 'payment-answers';
export const { address, recordAddress, sort, recordRepresentation } = places['payment-answers'];
export const list = screen(() => import('./AnswerList'), 'AnswerList');
export const show = screen(() => import('./AnswerShow'), 'AnswerShow');
export const screens = [
  {
    path: '/finance/payment-return',
    screen: screen(() => import('./PaymentReturn'), 'PaymentReturn'),
    rule: paymentFileRule,
    command: 'paymentFiles.readReturn' as const,
  },
];
export const menu: MenuEntry = { group: 'money', icon: Icon, within: 'payouts' };
