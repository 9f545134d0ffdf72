import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, businessDate } from '@elenco/brazil';
import type { Channel, ExternalRecord, Skill } from '@elenco/core';
import type { Database } from '../../database';
import { baseAudience } from './audiences';
import { Dice } from './random';
import { bios, biosFor, firstNames, genderOf, lastNames, places } from './words';

export const CROWD_SIZE = 2_000;
/**
 * Source of every external profile. Because the profiles look real, pages that show this source also show
 * that the profiles are demo data.
 */
const CROWD_SOURCE = 'Dados de demonstração (perfis fictícios)';
/** Number of profiles with metrics for each of the last months. */
const WITH_HISTORY = 150;
const MONTHS = 13;
/**
 * Indexes of two unusual profiles. The first gained a third of its followers within a month. The second has
 * an audience that looks bought.
 */
const JUMPED = 3;
const BOUGHT = 7;

type Line = Omit<ExternalRecord, 'bio' | 'tags' | 'accounts' | 'source' | 'sourceAt'> & {
  readonly bio?: string;
  readonly tags?: readonly Skill[];
  readonly accounts: readonly {
    readonly channel: Channel;
    readonly handle: string;
    readonly followers: number;
    readonly engagement: number;
    readonly measuredAt?: string;
  }[];
};

/** Price per follower by specialty, relative to other specialties. */
const worth: Partial<Record<Skill, number>> = {
  finance: 1.9,
  technology: 1.5,
  beauty: 1.25,
  skincare: 1.25,
  humor: 0.8,
};
const ages = ['18-24', '25-34', '35-44', '45-54', '55-64'] as const;
const others: readonly Channel[] = ['tiktok', 'youtube', 'pinterest', 'twitter'];

/** Imports external profiles from one file at the given time, as staff would, so that searches find them. */
export async function importCrowd(database: Database, now: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'elenco-demo-'));
  try {
    const path = join(folder, 'demo-profiles.ndjson');
    await writeFile(
      path,
      `${crowdLines(now)
        .map((line) => JSON.stringify(line))
        .join('\n')}\n`,
    );
    await database.search.importFile(path, { source: CROWD_SOURCE, sourceAt: now }, undefined, () => now);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the lines of the import file. The same day always gives the same lines. */
export function crowdLines(now: string): readonly Line[] {
  const dice = new Dice(20_270_107);
  const today = businessDate(now);
  return Array.from({ length: CROWD_SIZE }, (_, n) => profileLine(n, dice, today)).flatMap((line, n) => [
    line,
    ...(n < WITH_HISTORY ? historyLines(line, n, dice, today) : []),
  ]);
}

function profileLine(n: number, dice: Dice, today: string): Line {
  const [first, last] = [dice.pick(firstNames), dice.pick(lastNames)];
  const name = `${first} ${last} ${dice.pick(lastNames)}`;
  const fields = Object.keys(bios) as Skill[];
  const mainSkill = dice.pick(fields);
  const [city, state] = dice.pick(places);
  const followers =
    n === BOUGHT ? 212_000 : Math.min(3_000_000, Math.round(2_500 / (1 - dice.next() * 0.999) ** 1.1));
  // Small accounts have a higher engagement rate.
  const usual = Math.max(0.6, 9 - 1.3 * Math.log10(followers)) * (0.5 + dice.next());
  const engagement = n === BOUGHT ? 0.12 : Math.round(100 * usual) / 100;
  const price =
    Math.round(((150 + followers ** 0.72 * 0.6) * (worth[mainSkill] ?? 1) * (0.7 + 0.6 * dice.next())) / 50) *
    50;
  const handle = `demo.${plainName(first)}.${plainName(last)}.${n}`;
  const onOthers = dice.some(others, dice.between(0, 2)).map((channel) => ({
    channel,
    // The handle is short and contains no dots, because X and Pinterest require that.
    handle: `demo_${n}`,
    followers: Math.round(followers * (0.1 + 0.8 * dice.next())),
    engagement: Math.round(100 * usual * (0.6 + 0.8 * dice.next())) / 100,
  }));
  const chance = dice.next();
  const stated = chance < 0.04 ? 'nonbinary' : genderOf(first);
  return {
    name: `${name} (demo)`,
    bio: dice.pick(biosFor(mainSkill, stated)),
    mainSkill,
    tags: dice.some(
      fields.filter((one) => one !== mainSkill),
      dice.between(0, 3),
    ),
    country: 'BR',
    state,
    city,
    price: dice.next() < 0.8 ? price : null,
    gender: chance < 0.85 ? stated : null,
    age: dice.pick([...ages, null]),
    languages: dice.next() < 0.2 ? ['pt', 'en'] : ['pt'],
    activeOn: addDays(today, -dice.between(0, 200)),
    audience: n === BOUGHT ? boughtAudience : dice.next() < 0.7 ? audienceOf(dice, n, city) : null,
    accounts: [{ channel: 'instagram', handle, followers, engagement }, ...onOthers],
  };
}

/**
 * Returns lines with a profile's metrics of earlier months. The metrics grow or fall by some percent per
 * month. Those of one profile also jump once.
 */
function historyLines({ name, accounts }: Line, n: number, dice: Dice, today: string): Line[] {
  const [account] = accounts;
  if (!account) return [];
  const monthly = 0.97 + 0.025 * dice.next();
  let { followers } = account;
  return Array.from({ length: MONTHS }, (_, month) => {
    followers = Math.round(
      followers * (n === JUMPED && month === 2 ? 0.66 : monthly + 0.02 * (dice.next() - 0.5)),
    );
    const engagement = Math.round(100 * account.engagement * (0.9 + 0.2 * dice.next())) / 100;
    const measuredAt = `${addDays(today, -30 * (month + 1))}T12:00:00.000Z`;
    return { ...blank, name, accounts: [{ ...account, followers, engagement, measuredAt }] };
  });
}

const blank = {
  mainSkill: null,
  country: '',
  state: '',
  city: '',
  price: null,
  gender: null,
  age: null,
  languages: [],
  audience: null,
  activeOn: null,
};

function audienceOf(dice: Dice, n: number, city: string) {
  const isAbroad = n % 23 === 5;
  const women = dice.between(25, 80);
  const young = dice.between(12, 48);
  const abroad = dice.between(2, 14) + (isAbroad ? 60 : 0);
  const brazil = 100 - abroad;
  return {
    ...baseAudience(new Dice(20_270_202 + n), { city, women, young, brazil }),
    countries: isAbroad
      ? { US: abroad - 8, BR: brazil, PT: 8 }
      : { BR: brazil, PT: Math.ceil(abroad / 2), US: Math.floor(abroad / 2) },
    languages: isAbroad
      ? { en: abroad - 8, pt: 108 - abroad }
      : { pt: 100 - Math.floor(abroad / 2), en: Math.floor(abroad / 2) },
  };
}

/**
 * A suspicious audience: one age group and gender, in countries whose people do not understand the language
 * of the posts.
 */
const boughtAudience = {
  genders: { male: 91, female: 9 },
  ages: { '18-24': 88, '25-34': 9, '35-44': 3 },
  countries: { AO: 31, MX: 24, US: 22, BR: 11, AR: 7 },
  cities: { Luanda: 29, 'Ciudad de México': 18, Recife: 2 },
  languages: { pt: 42, es: 31, en: 22 },
};

const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
