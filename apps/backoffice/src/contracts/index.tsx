import { screen } from '../part';
import { places } from '../places';

export const resource = 'contracts';
export const { recordAddress, recordRepresentation } = places.contracts;
export const show = screen(() => import('./ContractShow'), 'ContractShow');
export const under = 'briefings';
