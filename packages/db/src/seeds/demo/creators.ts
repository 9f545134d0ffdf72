import {
  type Actor,
  type Channel,
  type Creator,
  type FormatPrice,
  type Skill,
  savePayee,
  savePresences,
} from '@elenco/core';
import { connectChannel, disconnectChannel, markConnectionLost } from '@elenco/core/discovery';
import { creators } from '@elenco/core/people';
import type { Database } from '../../database';
import type { People } from '../people';
import { baseAudience } from './audiences';
import { cnpjOf, cpfOf } from './documents';
import { Dice } from './random';
import { bios, biosFor, firstNames, genderOf, lastNames, places } from './words';

const specialties = Object.keys(bios) as Skill[];
const otherChannels: readonly Channel[] = [
  'tiktok',
  'youtube',
  'newsletter',
  'spotify',
  'twitter',
  'pinterest',
];

/** A demo creator's account, with the data by which demo projects choose creators. */
export interface Talent {
  readonly actor: Actor;
  readonly creatorId: number;
  readonly skill: Skill;
}

/**
 * Returns a random number of followers with a realistic distribution: many small accounts, few large ones
 * (Pareto, 2,000 to about 2 million).
 */
const reach = (dice: Dice) => Math.min(2_000_000, Math.round(2_000 / (1 - dice.next() * 0.999) ** 0.82));

/**
 * Indexes of the two creators with a demo account. `CAIO` is the first creator. `MEI` is a creator with the
 * company form MEI, whose verified work waits for an NFS-e.
 */
const CAIO = 0;
const MEI = 13;
const emailOf = (n: number) => {
  if (n === CAIO) return 'creator@story.example';
  return n === MEI ? 'mei@story.example' : `creator${n}@story.example`;
};

/**
 * Creates creators who can be hired, each with profile, channels and, in most cases, a payee. Returns the
 * creators.
 * @param keepRegimeProof stores the proof of a tax regime and returns the id of its file
 */
export async function gatherCreators(
  database: Database,
  people: People,
  dice: Dice,
  now: () => string,
  count: number,
  keepRegimeProof: (owner: Actor) => Promise<number>,
): Promise<Talent[]> {
  const talents: Talent[] = [];
  const taken = new Set<string>();
  const usedBios = new Set<string>();
  while (talents.length < count) {
    const n = talents.length;
    const name = n === 0 ? 'Caio Lemos' : `${dice.pick(firstNames)} ${dice.pick(lastNames)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    const skill = n === 0 ? 'skincare' : dice.pick(specialties);
    const tags = dice.some(
      specialties.filter((one) => one !== skill),
      dice.between(1, 3),
    );
    const email = emailOf(n);
    const profileType = dice.next() < 0.8 ? 'content_creator' : 'freelancer';
    const phone = `+55819${String(91_000_000 + n)}`;
    const actor = await people.creator({ name, email, phone, profileType, mainSkill: skill, tags });
    if (actor.role !== 'creator') throw new Error('expected a creator actor');
    const texts = biosFor(skill, genderOf(name.split(' ')[0] as string));
    const unused = texts.filter((text) => !usedBios.has(text));
    const facts = { n, name, bios: unused.length > 0 ? unused : texts, profileType } as const;
    usedBios.add(await complete(database, dice, actor, facts, now(), keepRegimeProof));
    talents.push({ actor, creatorId: actor.creatorId, skill });
  }
  return talents;
}

/** Returns prices by format that are close to the price for any kind of post. */
const formatPricesOf = (cents: number): FormatPrice[] => [
  { channel: 'instagram', format: 'reels', cents: Math.round((cents * 1.2) / 5_000) * 5_000 },
  { channel: 'instagram', format: 'stories', cents: Math.round((cents * 0.4) / 5_000) * 5_000 },
];

/** Completes the profile of a creator, and returns the text that was chosen for it. */
async function complete(
  database: Database,
  dice: Dice,
  actor: Extract<Actor, { role: 'creator' }>,
  {
    n,
    name,
    bios: texts,
    profileType,
  }: { n: number; name: string; bios: readonly string[]; profileType: Creator['profileType'] },
  now: string,
  keepRegimeProof: Parameters<typeof gatherCreators>[5],
): Promise<string> {
  const by = { actor, now };
  const followers = n === 0 ? 48_000 : reach(dice);
  const [city, state] = n === 0 ? places[0]! : dice.pick(places);
  const handle = name
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
  const priceCents = Math.round((20_000 + followers ** 0.72 * 60) / 5_000) * 5_000;
  const bio = dice.pick(texts);
  const available = n < 60 || dice.next() < 0.9;
  const prices = n > 60 && n % 2 > 0 && profileType === 'content_creator' ? formatPricesOf(priceCents) : [];
  // Some creators do not state their gender.
  const gender = n % 7 === 5 ? null : genderOf(name.split(' ')[0] as string);
  const own = { bio, city, state, gender, priceCents, prices, available };
  await database.update(creators, { id: actor.creatorId, ...own }, by);

  const engagementBp = dice.between(180, 900);
  const second = {
    channel: dice.pick(otherChannels),
    // X allows handles of at most 15 characters.
    handle: handle.slice(0, 15),
    followers: Math.round(followers * dice.next() * 0.8),
    engagementBp: dice.between(150, 1_100),
  };
  const presences = [
    { channel: 'instagram', handle, followers, engagementBp },
    ...(dice.next() < 0.7 ? [second] : []),
  ];
  await database.perform(savePresences, { presences }, by);
  if (n % 5 === 1) await connectInstagram(database, actor, { n, city, handle, followers, engagementBp }, now);

  // Some creators have no payee, so they must add one before they can send a proposal.
  if (n >= 60 && dice.next() < 0.4) return bio;
  const legalForm = n % 3 === 2 || n === MEI ? 'company' : 'individual';
  const taxId =
    legalForm === 'company' ? cnpjOf(`${40_000_000 + n * 137}0001`) : cpfOf(200_300_400 + n * 104_729);
  const birthDate = `${dice.between(1978, 2003)}-0${dice.between(1, 9)}-${dice.between(10, 28)}`;
  const account = {
    holder: name,
    bank: dice.pick(['001', '104', '237', '341', '260']),
    branch: '0001',
    account: `${dice.between(10_000, 99_999)}-${n % 10}`,
  };
  const regime = n === MEI ? ({ taxRegime: 'mei', regimeFileId: await keepRegimeProof(actor) } as const) : {};
  await database.perform(
    savePayee,
    { legalForm, taxId, ...regime, ...account, pixKey: null, birthDate, dependants: n % 4 === 1 ? 1 : 0 },
    by,
  );
  return bio;
}

/**
 * Connects Instagram for every fifth creator, with verified metrics. The tokens are fake, because demo
 * creators have no account on Instagram. The connection of one creator was lost, and another creator ended
 * the connection.
 */
async function connectInstagram(
  database: Database,
  actor: Extract<Actor, { role: 'creator' }>,
  { n, city, ...read }: { n: number; city: string; handle: string; followers: number; engagementBp: number },
  now: string,
): Promise<void> {
  const input = {
    channel: 'instagram',
    accountId: `1784140000${String(n).padStart(7, '0')}`,
    consentedAt: now,
    token: { sealed: 'seeded', expiresAt: now },
    figures: { ...read, posts: 120 + n, sampledPosts: 25, audience: audienceFor(n, city) },
  };
  const { id } = await database.perform(connectChannel, input, { actor, now });
  if (n === 6) await database.perform(markConnectionLost, { id }, { actor: { role: 'system' }, now });
  if (n === 11) await database.perform(disconnectChannel, { id }, { actor, now });
}

/** Returns the audience of a connected account. The same number and city always give the same audience. */
function audienceFor(n: number, city: string) {
  const dice = new Dice(20_270_203 + n);
  const abroad = dice.between(3, 13);
  const [portugal, states] = [Math.ceil(abroad * (0.3 + 0.3 * dice.next())), Math.floor(abroad / 3)];
  const [women, young] = [dice.between(31, 82), dice.between(14, 44)];
  return {
    ...baseAudience(dice, { city, women, young, brazil: 100 - abroad }),
    countries: { BR: 100 - abroad, PT: portugal, US: states },
  };
}
