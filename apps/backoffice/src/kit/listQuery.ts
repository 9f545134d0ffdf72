import { type GetListParams, getQuery, parseQueryFromLocation } from 'ra-core';
import type { Part } from '../part';

/** Rows of a page, until the person chooses another number. */
export const rowsAtFirst = 50;

/** What a list asks for at an address, as react-admin's own list would: the query's name and its parameters are these. */
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
