import { areaPath } from '@elenco/core/people';

/** Query parameter with the creator to hire; it is kept during sign-up and login. */
export const intendedCreatorParam = 'creator';

/** Returns the creator's id in a query string; null if it has no valid id. */
export function intendedCreatorIn(search: URLSearchParams): number | null {
  const number = search.get(intendedCreatorParam) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

/** Adds the id of the creator to hire to the query string of a path. */
export const withIntendedCreator = (path: string, creatorId: number | null): string =>
  creatorId === null ? path : `${path}?${intendedCreatorParam}=${creatorId}`;

/** Path of a new briefing. */
export const briefingStart = `${areaPath.company}/new-briefing`;
