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
 * Returns the URL of the comparison of up to five creators, each once.
 * @param from query of the search to which the comparison links back
 */
export const compareAt = (keys: readonly string[], from = '') =>
  withCreators('compare', [...new Set(keys)].slice(0, MAX_COMPARED), from);

/**
 * Returns the URL of the page that invites these creators.
 * @param from query of the search to which the page links back
 */
export const inviteAt = (keys: readonly string[], from = '') => withCreators('invite', keys, from);

/** Returns the URL of the form that invites creators without an account by e-mail, for a project. */
export const emailInviteAt = (keys: readonly string[], projectId: number | null = null) =>
  `${areaPath.company}/newmembers?${new URLSearchParams([
    ...keys.map((key) => ['who', key]),
    ...(projectId === null ? [] : [['project', String(projectId)]]),
  ])}`;

/** Returns the query of the search from which a page was opened; empty if it was opened elsewhere. */
export const searchIn = ({ pathname, searchParams }: URL): string =>
  pathname === searchPath ? searchParams.toString() : (searchParams.get('from') ?? '');

/**
 * Returns the URL of the search with its filters.
 * @param from query of the search
 */
export const searchAt = (from: string) => (from ? `${searchPath}?${from}` : searchPath);

/** Contents of an export: a list or a campaign; undefined for the favorites. */
export type FileOf =
  | { readonly list: number; readonly shown?: Readonly<Record<string, string>> }
  | { readonly campaign: number }
  | undefined;

export const exportAt = (kind: 'csv' | 'xlsx', of?: FileOf) =>
  `${searchPath}/export.${kind}${of ? `?${new URLSearchParams(fileParams(of))}` : ''}`;

const fileParams = (of: NonNullable<FileOf>): Record<string, string> =>
  'list' in of ? { list: String(of.list), ...of.shown } : { campaign: String(of.campaign) };

/** Returns the path of a company's campaigns, or of one campaign. */
export const campaignsAt = (companyId: number) => `${searchPath}/company/${companyId}/campaigns`;
export const campaignAt = (companyId: number, id: number) => `${campaignsAt(companyId)}/${id}`;
