import { screen } from '../part';

export const resource = 'proposals';
export const recordAddress = '/proposals/:id';
export const show = screen(() => import('./ProposalShow'), 'ProposalShow');
export const under = 'briefings';
