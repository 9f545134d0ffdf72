import { screen } from '../part';
import type { RecordOf } from '../resources';
import { searchAddress } from '../search/paths';

export const resource = 'lists';
export const address = '/search/lists';
export const recordAddress = '/search/list/:id';
export const list = screen(() => import('./ListList'), 'ListList');
export const sort = ['id', 'DESC'] as const;
export const show = screen(() => import('./ListShow'), 'ListShow');
export const recordRepresentation = (row: RecordOf<'lists'>) => row.name;
export const marks = searchAddress;
