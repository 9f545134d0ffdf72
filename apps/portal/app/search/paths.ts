import { MAX_COMPARED } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';

/** Base path of the search and of saved data. */
export const searchPath = `${areaPath.company}/search`;
export const profileAt = (key: string, channel?: string) =>
  `${searchPath}/creator-profile/${key}${channel ? `/${channel}` : ''}`;
export const listAt = (id: number) => `${searchPath}/list/${id}`;

const withCreators = (page: string, keys: readonly string[], from: string) =>
  `${searchPath}/${page}?${new URLSearchParams([
    ...[...new Set(keys)].map((key) => ['who', key]),
    ...(from ? [['from', from]] : []),
  ])}`;

/**
 * Returns the comparison's address for up to five creators, without duplicates.
 * @param from query of the search to return to
 */
export const compareAt = (keys: readonly string[], from = '') =>
  withCreators('compare', [...new Set(keys)].slice(0, MAX_COMPARED), from);

/** Returns the address of the invite page for these creators. @param from query of the search to return to */
export const inviteAt = (keys: readonly string[], from = '') => withCreators('invite', keys, from);

/** Returns the query of the search that a page was opened from; empty if it was opened elsewhere. */
export const searchIn = ({ pathname, searchParams }: URL): string =>
  pathname === searchPath ? searchParams.toString() : (searchParams.get('from') ?? '');

/** Returns the search with the filters that it had. @param from query of the search */
export const searchAt = (from: string) => (from ? `${searchPath}?${from}` : searchPath);

/** Content of an export; the favourites if undefined. */
export type FileOf = { readonly list: number } | { readonly campaign: number } | undefined;

export const exportAt = (kind: 'csv' | 'xlsx', of?: FileOf) =>
  `${searchPath}/export.${kind}${of ? `?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]))}` : ''}`;

/** Addresses of a company's campaigns, and of one of them. */
export const campaignsAt = (companyId: number) => `${searchPath}/company/${companyId}/campaigns`;
export const campaignAt = (companyId: number, id: number) => `${campaignsAt(companyId)}/${id}`;
