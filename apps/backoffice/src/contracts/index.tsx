import { screen } from '../part';
import type { RecordOf } from '../resources';

export const resource = 'contracts';
export const recordAddress = '/contracts/:id';
export const show = screen(() => import('./ContractShow'), 'ContractShow');
export const recordRepresentation = (row: RecordOf<'contracts'>) => row.title;
export const under = 'briefings';
