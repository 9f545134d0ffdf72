import {
  ageBands,
  emptyQuery,
  genders,
  profileRef,
  type SearchAnswer,
  type SearchQuery,
  searchSorts,
  skills,
} from '@elenco/core';
import type { Dice } from '@elenco/db/testing';
import { refOf } from '../profiles';

/** Creates a random query with values that occur in the random profiles. */
export function anyQuery(dice: Dice): SearchQuery {
  const maybe = <T>(chance: number, value: () => T, other: T): T => (dice.next() < chance ? value() : other);
  const range = (top: number): [number | null, number | null] => {
    const from = maybe<number | null>(0.15, () => dice.between(0, top / 2), null);
    return [from, maybe<number | null>(0.15, () => (from ?? 0) + dice.between(0, top), null)];
  };
  const [followersFrom, followersTo] = range(400_000);
  const [engagementFrom, engagementTo] = range(900);
  const [priceFrom, priceTo] = range(300_000);
  const texts = [
    'ana',
    'mari',
    'souza',
    'receita',
    'receitas veganas',
    'araujo recife',
    'gonsalves',
    'marinna lima',
  ];
  return {
    ...emptyQuery,
    followersFrom,
    followersTo,
    engagementFrom,
    engagementTo,
    priceFrom,
    priceTo,
    priceFormat: maybe<SearchQuery['priceFormat']>(0.3, () => dice.pick(['reels', 'video']), null),
    text: maybe(
      0.4,
      () =>
        dice.pick([
          ...texts,
          'são paulo moda',
          'de',
          'tiktok',
          'carla.prado',
          'nobodyhasthis',
          'ana xyzzyx',
          'souza lima',
        ]),
      '',
    ),
    kind: maybe<SearchQuery['kind']>(0.15, () => dice.pick(['member', 'external']), null),
    channels: maybe(
      0.3,
      () => dice.some(['instagram', 'tiktok', 'youtube'] as const, dice.between(1, 2)),
      [],
    ),
    skills: maybe(0.4, () => dice.some(skills.slice(0, 12), dice.between(1, 3)), []),
    match: dice.pick(['any', 'all']),
    country: maybe<string | null>(0.1, () => dice.pick(['BR', 'KE']), null),
    states: maybe(0.15, () => dice.some(['pe', 'SP', 'RJ'], dice.between(1, 2)), []),
    cities: maybe(0.15, () => dice.some(['SAO PAULO', 'olinda', 'Recife'], dice.between(1, 2)), []),
    genders: maybe(0.15, () => dice.some(genders, dice.between(1, 2)), []),
    ages: maybe(0.15, () => dice.some(ageBands, 3), []),
    languages: maybe(0.15, () => ['pt' as const], []),
    available: dice.next() < 0.1,
    verified: dice.next() < 0.2,
    audienceGender: maybe<SearchQuery['audienceGender']>(0.15, () => 'female', null),
    audienceGenderShare: maybe<number | null>(0.4, () => dice.between(10, 70), null),
    audienceAges: maybe(0.1, () => ['25-34' as const], []),
    audienceLanguages: maybe(0.1, () => dice.some(['pt', 'en'] as const, dice.between(1, 2)), []),
    audienceCountry: maybe<string | null>(0.1, () => 'BR', null),
    audienceCity: maybe(0.1, () => dice.pick(['sao paulo', 'olinda']), ''),
    activeWithin: maybe<SearchQuery['activeWithin']>(0.15, () => dice.pick([90, 180]), null),
    sort: dice.pick(searchSorts),
  };
}

export const refsOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => refOf(profileRef(key)!));

/** Reads all pages of a query. Calls `between` before each page after the first. */
export async function allPages(
  ask: (after: string | null) => Promise<SearchAnswer>,
  { from = null, between }: { from?: string | null; between?: (() => Promise<void>) | undefined } = {},
): Promise<string[]> {
  const seen: string[] = [];
  for (let after = from; ; ) {
    const { rows, next } = await ask(after);
    seen.push(...refsOf(rows));
    if (next === null) return seen;
    after = next;
    await between?.();
  }
}
