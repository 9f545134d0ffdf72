import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import type { Part } from '../part';

/** Default number of rows per page. */
export const DEFAULT_ROWS_PER_PAGE = 50;

/** Returns the parameters with which react-admin's list requests its rows for a query string. */
export function listQueryAt(search: string, [field, order]: NonNullable<Part['sort']>): GetListParams {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: {},
    sort: { field, order },
    perPage: DEFAULT_ROWS_PER_PAGE,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: { ...query.filter },
  };
}
