import { Dice } from './random';

/** Place, among the connected accounts, of the creator who gained a tenth of the followers in one day. */
export const JUMPED = 2;

/** How a connected account grows and posts. */
export interface Pace {
  /** Share of the followers that the account gains per day. */
  readonly daily: number;
  /** Change of `daily` per day. */
  readonly bend: number;
  /** Days between two posts. */
  readonly postEvery: number;
  /** Comments per like. */
  readonly commentRate: number;
  /** Relative change of the engagement rate within 100 days. */
  readonly drift: number;
}

/** Returns the pace of a connected account by its place among the connected accounts, from 1. */
export function paceOf(place: number): Pace {
  const dice = new Dice(20_270_208 + place * 7_919);
  const daily = -0.0003 + 0.0024 * dice.next();
  return {
    daily,
    bend: 0.000_004 * (2 * dice.next() - 1),
    // The jump happens without a post that could explain it.
    postEvery: place === JUMPED ? 14 : dice.between(2, 6),
    commentRate: 0.014 + 0.05 * dice.next() ** 2,
    drift: -0.16 + 0.34 * dice.next(),
  };
}
