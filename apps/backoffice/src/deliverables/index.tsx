import { screen } from '../part';
import { places } from '../places';

export const resource = 'deliverables';
export const { recordAddress } = places.deliverables;
export const show = screen(() => import('./DeliverableShow'), 'DeliverableShow');
export const under = 'briefings';
