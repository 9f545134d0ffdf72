import { screen } from '../part';
import { searchAddress } from '../search/paths';

export const resource = 'favorites';
export const address = '/search/favorites';
export const list = screen(() => import('./FavoriteList'), 'FavoriteList');
export const sort = ['id', 'DESC'] as const;
export const marks = searchAddress;
