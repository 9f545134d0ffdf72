import { MOST_COMPARED } from '@elenco/core/discovery';
import { areaPath } from '@elenco/core/people';

/** Where the search and what a company keeps of it are. */
export const searchPath = `${areaPath.company}/search`;
export const profileAt = (key: string, channel?: string) =>
  `${searchPath}/creator-profile/${key}${channel ? `/${channel}` : ''}`;
export const listAt = (id: number) => `${searchPath}/list/${id}`;

/** Side by side: each once, the first five. */
export const compareAt = (keys: readonly string[]) =>
  `${searchPath}/compare?${new URLSearchParams([...new Set(keys)].slice(0, MOST_COMPARED).map((key) => ['who', key]))}`;

/** Where one chooses the briefing that these are invited to. */
export const inviteAt = (keys: readonly string[]) =>
  `${searchPath}/invite?${new URLSearchParams([...new Set(keys)].map((key) => ['who', key]))}`;

/** What a file can be of; of the favourites where nothing is named. */
export type FileOf = { readonly list: number } | { readonly campaign: number } | undefined;

export const exportAt = (kind: 'csv' | 'xlsx', of?: FileOf) =>
  `${searchPath}/export.${kind}${of ? `?${new URLSearchParams(Object.entries(of).map(([name, id]) => [name, String(id)]))}` : ''}`;

/** A company's projects as campaigns, and one of them. */
export const campaignsAt = (companyId: number) => `${searchPath}/company/${companyId}/campaigns`;
export const campaignAt = (companyId: number, id: number) => `${campaignsAt(companyId)}/${id}`;
