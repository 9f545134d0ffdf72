import { staff } from '@elenco/core/people';
import { screen } from '../part';
import { places } from '../places';

export const resource = 'proposals';
export const { recordAddress } = places.proposals;
export const show = screen(() => import('./ProposalShow'), 'ProposalShow');
export const under = 'briefings';
export const screens = [
  {
    path: '/send-proposal/:id',
    screen: screen(() => import('./PrepareProposal'), 'PrepareProposal'),
    rule: staff('curation'),
  },
];
