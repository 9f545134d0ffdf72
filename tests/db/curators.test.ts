import {
  closeCuratorCode,
  contracts,
  grantCuratorCode,
  rotateCuratorCode,
  savePayee,
  savePresences,
} from '@elenco/core';
import { attributions, creators, curatorCodes, shownCode } from '@elenco/core/people';
import { People } from '@elenco/db';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cast, creatorIdOf, gather, invite, oneReel, passwordHash } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database } = await testDatabase();
let cast: Cast;
let people: People;
beforeAll(async () => {
  cast = await gather(database);
  people = new People(database, { passwordHash }, () => cast.clock.now);
});

const by = (actor: Cast['curator']) => ({ actor, now: cast.clock.now });
const grant = (creatorId: number) => database.perform(grantCuratorCode, { creatorId }, by(cast.curator));

let newcomers = 0;
/** Signs up a new creator who enters this curator code. */
function signUp(curatorCode: string) {
  newcomers += 1;
  const email = `nova${newcomers}@elas.example`;
  const work = { profileType: 'content_creator', mainSkill: 'beauty' } as const;
  return people.creator({
    ...work,
    name: `Nova ${newcomers}`,
    email,
    phone: '+5581998765432',
    tags: [],
    curatorCode,
  });
}

/** Completes the data that a creator needs before sending proposals. */
async function getReady(creator: Cast['curator']) {
  const about = { id: creatorIdOf(creator), bio: 'Oi.', city: 'Olinda', state: 'PE' };
  await database.update(creators, about, by(creator));
  const instagram = { channel: 'instagram', handle: 'nova', followers: 9_000, engagementBp: 300 };
  await database.perform(savePresences, { presences: [instagram] }, by(creator));
  const { name } = await database.get(creators, creator, creatorIdOf(creator));
  const account = { holder: name, bank: '001', branch: '1234', account: '56789-0', pixKey: null };
  const person = { legalForm: 'individual', taxId: '52998224725', birthDate: '1995-05-05', dependants: 0 };
  await database.perform(savePayee, { ...person, ...account }, by(creator));
}

describe('a curator with a code for sign-ups', () => {
  const [first, second] = [0, 1];
  let code: { id: number; code: string };
  beforeEach(async () => {
    const curator = cast.creators[first]!;
    const [open] = await database.see(curatorCodes, curator, { status: 'open' });
    code = open ?? (await grant(creatorIdOf(curator)));
  });

  test('sees the creators who signed up with the code, and their results, while no other curator or brand does', async () => {
    const curator = cast.creators[first]!;
    const newcomer = await signUp(shownCode(code.code).toLowerCase());
    expect(await database.party.curated(curator)).toEqual([
      {
        creatorId: creatorIdOf(newcomer),
        name: 'Nova 1',
        mainSkill: 'beauty',
        code: code.code,
        since: cast.clock.now,
        hired: 0,
        completed: 0,
      },
    ]);
    expect(await database.party.curated(cast.creators[second]!)).toEqual([]);
    expect(await database.see(attributions, cast.creators[second]!, {})).toEqual([]);
    expect(await database.see(attributions, newcomer, {})).toHaveLength(1);
    await expect(database.party.curated(cast.brand)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('sees how many contracts the creators with the code have, but cannot read a contract', async () => {
    const curator = cast.creators[second]!;
    const { code: own } = await grant(creatorIdOf(curator));
    const newcomer = await signUp(own);
    await getReady(newcomer);
    const { briefingId, proposals } = await invite(cast, 1_000_000, [newcomer, ...cast.creators.slice(0, 2)]);
    const offer = proposals.find(({ creatorId }) => creatorId === creatorIdOf(newcomer))!;
    await cast.job.propose(newcomer, offer.id, [oneReel(100_000)], '');
    const [contract] = await cast.job.hire(cast.brand, briefingId, [offer.id]);
    expect(await database.party.curated(curator)).toMatchObject([{ hired: 0, completed: 0 }]);
    await cast.job.sign(contract!, cast.brand, newcomer);
    expect(await database.party.curated(curator)).toMatchObject([{ hired: 1, completed: 0 }]);
    expect(await database.see(contracts, curator, {})).toEqual([]);
  });

  test('can rotate the code, which invalidates the former code and keeps the list of creators', async () => {
    const curator = cast.creators[first]!;
    const before = await database.party.curated(curator);
    await database.perform(rotateCuratorCode, { id: code.id }, by(curator));
    await expect(signUp(code.code)).rejects.toMatchObject({ code: 'refused' });
    const [next] = await database.see(curatorCodes, curator, { status: 'open' });
    expect(next!.code).not.toBe(code.code);
    await signUp(next!.code);
    expect(await database.party.curated(curator)).toHaveLength(before.length + 1);
  });

  test('can close the code, after which only curation staff can issue a new one', async () => {
    const curator = cast.creators[first]!;
    await database.perform(closeCuratorCode, { id: code.id }, by(curator));
    await expect(signUp(code.code)).rejects.toMatchObject({ code: 'refused' });
    await expect(
      database.perform(grantCuratorCode, { creatorId: creatorIdOf(curator) }, by(curator)),
    ).rejects.toMatchObject({ code: 'not_found' });
    await grant(creatorIdOf(curator));
  });

  test('has one open code even if curation staff issue several concurrently', async () => {
    const creatorId = creatorIdOf(cast.creators[3]!);
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => grant(creatorId)));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.errors[0].code] : []));
    expect(refused).toEqual(Array(7).fill('already_curator'));
    expect(await database.see(curatorCodes, cast.curator, { creatorId })).toHaveLength(1);
  });

  test('gets one new code if two rotations are requested concurrently', async () => {
    const creatorId = creatorIdOf(cast.creators[3]!);
    const [open] = await database.see(curatorCodes, cast.curator, { creatorId, status: 'open' });
    const results = await Promise.allSettled(
      [cast.creators[3]!, cast.curator].map((actor) =>
        database.perform(rotateCuratorCode, { id: open!.id }, by(actor)),
      ),
    );
    expect(results.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort()).toEqual([
      'done',
      'move_not_possible',
    ]);
    expect(await database.see(curatorCodes, cast.curator, { creatorId, status: 'open' })).toHaveLength(1);
  });
});
