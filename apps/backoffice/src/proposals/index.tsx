import { staff } from '@elenco/core/party';
import { screen } from '../part';

export const resource = 'proposals';
export const recordAddress = '/proposals/:id';
export const show = screen(() => import('./ProposalShow'), 'ProposalShow');
export const under = 'briefings';
export const screens = [
  {
    path: '/send-proposal/:id',
    screen: screen(() => import('./PrepareProposal'), 'PrepareProposal'),
    rule: staff('curation'),
  },
];
