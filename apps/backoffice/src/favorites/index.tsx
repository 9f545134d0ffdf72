import { screen } from '../part';
import { places } from '../places';
import { searchAddress } from '../search/paths';

export const resource = 'favorites';
export const { address, sort } = places.favorites;
export const list = screen(() => import('./FavoriteList'), 'FavoriteList');
export const marks = searchAddress;
