import { areaPath } from '@elenco/core/people';

/** Query parameter with the creator to hire; it is kept during sign-up and login. */
export const intendedCreatorParam = 'creator';

/** Returns the creator's id in an address; null if there is none. */
export function intendedCreatorIn(search: URLSearchParams): number | null {
  const number = search.get(intendedCreatorParam) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

/** Adds the creator to hire to an address. */
export const withIntendedCreator = (path: string, creatorId: number | null): string =>
  creatorId === null ? path : `${path}?${intendedCreatorParam}=${creatorId}`;

/** Address of a new briefing. */
export const briefingStart = `${areaPath.company}/new-briefing`;
