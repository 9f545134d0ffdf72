import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import type { Part } from '../part';

/** Default rows per page. */
export const rowsAtFirst = 50;

/** Returns the query of a list at an address, with the key and parameters that react-admin's list uses. */
export function listQueryAt(search: string, [field, order]: NonNullable<Part['sort']>): GetListParams {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    sort: { field, order },
    perPage: rowsAtFirst,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...query.filter },
  };
}
