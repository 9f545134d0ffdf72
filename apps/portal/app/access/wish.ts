import { areaPath } from '@elenco/core/people';

/** What of an address says which creator somebody wants to hire; on the way through sign-up and login. */
export const wishName = 'creator';

/** The creator's number in an address; null where there is none. */
export function wishIn(search: URLSearchParams): number | null {
  const number = search.get(wishName) ?? '';
  return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
}

/** An address that carries the wish on. */
export const wishing = (path: string, creatorId: number | null): string =>
  creatorId === null ? path : `${path}?${wishName}=${creatorId}`;

/** Where a briefing is begun. */
export const briefingStart = `${areaPath.company}/new-briefing`;
