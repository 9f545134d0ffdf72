import {
  ageBands,
  channels,
  type FormatPrice,
  genders,
  languages,
  type Presence,
  skills,
} from '@elenco/core';
import type { Dice } from '@elenco/db/testing';
import type { Client } from 'pg';

const first = 'Ana,Bruno,Carla,Davi,Érica,Fábio,Gabriela,Heitor,Íris,João,Marina,Mariana,Otávio,Zoë'.split(
  ',',
);
const last = 'Souza,Sousa,Lima,Araújo,Gonçalves,Prado,Moraes,Nunes,Ávila,Rocha'.split(',');
const places = [
  ['BR', 'SP', 'São Paulo'],
  ['BR', 'PE', 'Recife'],
  ['BR', 'RJ', 'Rio de Janeiro'],
  ['PT', 'Lisboa', 'Lisboa'],
  ['KE', '', 'Nairobi'],
] as const;
const bios = [
  'Receitas veganas de uma panela só.',
  'Moda de brechó e costura em casa.',
  'Reviews of cheap phones, long tests.',
  'Viagens com crianças pequenas.',
  '',
];

/** A member or external profile, with the values that the tables store. */
export interface RandomCreator {
  readonly name: string;
  readonly bio: string;
  readonly skill: string;
  readonly tags: readonly string[];
  readonly place: readonly [country: string, state: string, city: string];
  readonly presences: readonly Presence[];
  readonly priceCents: number | null;
  readonly prices: readonly FormatPrice[];
  readonly gender: string | null;
  readonly age: string | null;
  readonly languages: readonly string[];
  readonly audience: object | null;
  readonly activeOn: string;
}

/** Channels and formats for which random members can have prices. */
const formatsPriced = [
  { channel: 'instagram', format: 'reels' },
  { channel: 'facebook', format: 'reels' },
  { channel: 'tiktok', format: 'video' },
  { channel: 'youtube', format: 'video' },
] as const;

/**
 * Creates a random profile, the same in every run. Uses only a few words and values, so that random queries
 * find matches.
 */
export function randomCreator(dice: Dice): RandomCreator {
  const name = `${dice.pick(first)} ${dice.pick(last)}`;
  const handle = `${name.toLowerCase().replace(/[^a-zà-ÿ]+/g, '.')}${dice.between(1, 99)}`;
  const followers = dice.between(0, 3) === 0 ? dice.between(0, 5_000) : dice.between(5_000, 900_000);
  const presences = dice.some([...channels], dice.between(1, 3)).map((channel, n) => ({
    channel,
    handle,
    followers: Math.floor(followers / (n + 1)),
    engagementBp: dice.between(0, 1_200),
    source: dice.pick(['verified', 'declared', 'estimated'] as const),
    measuredAt: '2026-11-01T12:00:00.000Z',
  }));
  const withDetails = dice.next() < 0.7;
  return {
    name,
    bio: dice.pick(bios),
    skill: dice.pick(skills.slice(0, 12)),
    tags: dice.some([...skills.slice(0, 12)], dice.between(0, 3)),
    place: dice.pick(places),
    presences,
    priceCents: dice.next() < 0.3 ? null : dice.between(1, 40) * 10_000,
    prices: dice
      .some(formatsPriced, dice.between(0, 3))
      .map((of) => ({ ...of, cents: dice.between(1, 40) * 10_000 })),
    gender: withDetails ? dice.pick(genders) : null,
    age: withDetails ? dice.pick(ageBands) : null,
    languages: withDetails ? dice.some([...languages.slice(0, 3)], dice.between(1, 2)) : [],
    audience: withDetails
      ? {
          genders: { female: dice.between(0, 100), male: dice.between(0, 100) },
          ages: { '18-24': dice.between(0, 100), '25-34': dice.between(0, 100) },
          countries: { BR: dice.between(0, 100), PT: dice.between(0, 100) },
          cities: {
            'São Paulo': dice.between(0, 100),
            RECIFE: dice.between(0, 100),
            Olinda: dice.between(0, 40),
          },
          languages: { pt: dice.between(0, 100), en: dice.between(0, 60), sw: dice.between(0, 30) },
        }
      : null,
    activeOn: `2026-${String(dice.between(1, 11)).padStart(2, '0')}-10`,
  };
}

const at = '2026-11-01T12:00:00Z';

export async function addExternal(client: Client, one: RandomCreator): Promise<number> {
  const [country, state, city] = one.place;
  const { rows } = await client.query<{ id: number }>(
    `insert into external_profiles (created_at, updated_at, name, bio, main_skill, tags, country, state, city, presences,
       followers, engagement_bp, price_cents, gender, age_band, languages, audience, active_on, source, source_at)
     values ($1, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, 'a test', $1) returning id`,
    [
      at,
      one.name,
      one.bio,
      one.skill,
      one.tags,
      country,
      state,
      city,
      JSON.stringify(one.presences),
      one.presences[0]?.followers ?? 0,
      one.presences[0]?.engagementBp ?? 0,
      one.priceCents,
      one.gender,
      one.age,
      one.languages,
      one.audience,
      one.activeOn,
    ],
  );
  return rows[0]!.id;
}

/** Inserts a member with an account that searches can find. */
export async function addMember(client: Client, one: RandomCreator, n: number): Promise<number> {
  const [country, state, city] = one.place;
  const { rows } = await client.query<{ id: number }>(
    `insert into creators (created_at, updated_at, name, profile_type, bio, main_skill, tags, categories, country, state,
       city, portrait, available, presences, followers, engagement_bp, price_cents, currency, evaluation_average,
       evaluation_count, public_profile, price_public, prices, links, gender)
     values ($1, $1, $2, $16, $3, $4, $5, '{}', $6, $7, $8, $2, $9, $10, $11, $12, $13, 'BRL', $14, $15,
       false, false, $17, '{}', $18) returning id`,
    [
      at,
      one.name,
      one.bio,
      one.skill,
      one.tags,
      country,
      state,
      city,
      n % 3 > 0,
      JSON.stringify(
        one.presences.map((own, place) =>
          place === 0 && one.audience ? { ...own, audience: one.audience } : own,
        ),
      ),
      one.presences[0]?.followers ?? 0,
      one.presences[0]?.engagementBp ?? 0,
      one.priceCents,
      n % 2 ? 1 + (n % 5) : null,
      n % 2 ? n % 7 || 1 : 0,
      n % 20 === 0 ? 'freelancer' : 'content_creator',
      JSON.stringify(one.prices),
      one.gender,
    ],
  );
  const { id } = rows[0]!;
  await client.query(
    `insert into users (created_at, updated_at, email, name, locale, staff, duties, creator_id, confirmed_at)
     values ($1, $1, $2, $3, 'pt', false, '{}', $4, $1)`,
    [at, `crowd${n}@test.example`, one.name, id],
  );
  return id;
}
