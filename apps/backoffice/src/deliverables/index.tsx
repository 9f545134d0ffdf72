import { screen } from '../part';

export const resource = 'deliverables';
export const recordAddress = '/deliverables/:id';
export const show = screen(() => import('./DeliverableShow'), 'DeliverableShow');
export const under = 'briefings';
