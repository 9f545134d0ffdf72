import { MAX_COMPARED } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';

/** Base path of the search and of saved data. */
export const searchPath = `${areaPath.company}/search`;
export const profileAt = (key: string, channel?: string) =>
  `${searchPath}/creator-profile/${key}${channel ? `/${channel}` : ''}`;
export const listAt = (id: number) => `${searchPath}/list/${id}`;

/** Returns the comparison's address for up to five creators, without duplicates. */
export const compareAt = (keys: readonly string[]) =>
  `${searchPath}/compare?${new URLSearchParams([...new Set(keys)].slice(0, MAX_COMPARED).map((key) => ['who', key]))}`;

/** Returns the address of the invite page for these creators. */
export const inviteAt = (keys: readonly string[]) =>
  `${searchPath}/invite?${new URLSearchParams([...new Set(keys)].map((key) => ['who', key]))}`;

/** Content of an export; the favourites if undefined. */
export type FileOf = { readonly list: number } | { readonly campaign: number } | undefined;

export const exportAt = (kind: 'csv' | 'xlsx', of?: FileOf) =>
  `${searchPath}/export.${kind}${of ? `?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]))}` : ''}`;

/** Addresses of a company's campaigns, and of one of them. */
export const campaignsAt = (companyId: number) => `${searchPath}/company/${companyId}/campaigns`;
export const campaignAt = (companyId: number, id: number) => `${campaignsAt(companyId)}/${id}`;
