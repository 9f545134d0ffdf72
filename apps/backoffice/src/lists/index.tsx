import { screen } from '../part';
import { places } from '../places';
import { searchAddress } from '../search/paths';

export const resource = 'lists';
export const { address, recordAddress, sort, recordRepresentation } = places.lists;
export const list = screen(() => import('./ListList'), 'ListList');
export const show = screen(() => import('./ListShow'), 'ListShow');
export const marks = searchAddress;
