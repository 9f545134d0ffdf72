import {
  contracts,
  creatorColumns,
  markDistinct,
  mergeCreators,
  notes,
  proposals,
  undoMerge,
  unmarkDistinct,
  userColumns,
  writeNote,
} from '@elenco/core';
import { favorites, setFavorite } from '@elenco/core/discovery';
import { type Actor, creators, users } from '@elenco/core/people';
import { People } from '@elenco/db';
import { beforeAll, expect, it } from 'vitest';
import { type Cast, creatorIdOf, gather, invite, passwordHash } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase({ poolMax: 5 });
let cast: Cast;
let people: People;
let support: Actor;
beforeAll(async () => {
  cast = await gather(database);
  people = new People(database, { passwordHash }, () => cast.clock.now);
  support = await people.staff('Jonas Reis', 'suporte@casa.example', ['support']);
});

const by = (actor: Actor) => ({ actor, now: cast.clock.now });
const reason = 'A pessoa escreveu: são dois cadastros dela.';
const work = { profileType: 'content_creator', mainSkill: 'beauty' } as const;
const signUp = (name: string, email: string) =>
  people.creator({ ...work, name, email, phone: '+5581912345678', tags: [], curatorCode: '' });
const merged = (kept: Actor, gone: Actor, more: object = {}) => ({
  keptId: creatorIdOf(kept),
  mergedId: creatorIdOf(gone),
  reason,
  ...more,
});
const refusals = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (problem: { errors: { code: string }[]; code: string }) =>
      problem.errors.length > 0 ? problem.errors.map(({ code }) => code) : problem.code,
  );

it('declares the effect of merging accounts for every column that references a creator or a user', async () => {
  const { rows } = await client.query<{ name: string; of: string }>(
    `select c.table_name || '.' || c.column_name as name,
       coalesce((select confrelid::regclass::text from pg_constraint join pg_attribute a on a.attrelid = conrelid
         and a.attnum = any (conkey) where contype = 'f' and cardinality(conkey) = 1 and attname = c.column_name
         and conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
         and confrelid in ('users'::regclass, 'creators'::regclass) limit 1),
         case when c.column_name = 'creator_id' then 'creators'
              when c.column_name in ('user_id', 'actor_id', 'impersonator_id') then 'users' end) as of
     from information_schema.columns c where c.table_schema = 'public' and c.data_type = 'integer'
       and exists (select from pg_class where relname = c.table_name and not relispartition)`,
  );
  const inSchema = (table: string) => rows.filter(({ of }) => of === table).map(({ name }) => name);
  const declared = (columns: object) => Object.keys(columns).map((name) => name.replaceAll('-', '_'));
  expect(declared(creatorColumns).sort()).toEqual(inSchema('creators').sort());
  expect(declared(userColumns).sort()).toEqual(inSchema('users').sort());
});

it('merges two accounts of a creator with all their data, and restores both accounts when the merge is undone', async () => {
  const [kept, gone] = [
    await signUp('Nina Sá', 'nina@sa.example'),
    await signUp('Nina S.', 'nina+2@sa.example'),
  ];
  const [keptId, goneId] = [creatorIdOf(kept), creatorIdOf(gone)];
  const likely = await database.office.duplicates(support);
  expect(likely.doubles).toContainEqual(
    expect.objectContaining({
      first: expect.objectContaining({ id: keptId }),
      second: expect.objectContaining({ id: goneId }),
      reasons: ['email', 'phone'],
    }),
  );
  await database.update(creators, { id: goneId, bio: 'Pele e maquiagem.', city: 'Olinda' }, by(gone));
  await database.perform(writeNote, { creatorId: goneId, body: 'Prefere WhatsApp.' }, by(support));
  for (const [brand, id] of [
    [cast.brand, goneId],
    [cast.otherBrand, goneId],
    [cast.otherBrand, keptId],
  ] as const)
    await database.perform(setFavorite, { key: String(id), on: true }, by(brand));

  const preview = await database.office.previewMerge(support, { keptId, mergedId: goneId }, cast.clock.now);
  expect(preview).toEqual({
    problems: [],
    moved: [
      { column: 'notes.creator_id', count: 1 },
      { column: 'favorites.creator_id', count: 1 },
    ],
    // The other brand has both creators in its favorites, so the removed creator's favorite is not moved.
    remaining: [{ column: 'favorites.creator_id', count: 1 }],
  });

  const before = (
    await client.query('select * from creators where id = any($1) order by id', [[keptId, goneId]])
  ).rows;
  await database.perform(mergeCreators, merged(kept, gone, { take: ['bio'] }), by(support));
  expect(await database.get(creators, support, keptId)).toMatchObject({ bio: 'Pele e maquiagem.', city: '' });
  expect(await database.profiles.mergedInto(goneId)).toBe(keptId);
  const of = async (creatorId: number) => [
    (await database.see(notes, support, { creatorId })).length,
    (await database.see(favorites, cast.brand, { creatorId })).length,
    (await database.see(favorites, cast.otherBrand, { creatorId })).length,
  ];
  expect([await of(keptId), await of(goneId)]).toEqual([
    [1, 1, 1],
    [0, 0, 1],
  ]);
  const [old] = await database.see(users, support, { creatorId: goneId });
  expect(old?.suspendedAt).toBe(cast.clock.now);
  expect(await refusals(database.perform(mergeCreators, merged(kept, gone), by(support)))).toEqual([
    'merge_suspended',
  ]);

  const [act] = (await database.office.duplicates(support)).merges;
  const undo = { id: act?.id, reason: 'Eram irmãs, não a mesma pessoa.' };
  await database.perform(undoMerge, undo, by(support));
  expect([await of(keptId), await of(goneId)]).toEqual([
    [0, 0, 1],
    [1, 1, 1],
  ]);
  const after = (
    await client.query('select * from creators where id = any($1) order by id', [[keptId, goneId]])
  ).rows;
  const stamps = { version: 0, updated_at: '' };
  expect(after.map((row) => ({ ...row, ...stamps }))).toEqual(before.map((row) => ({ ...row, ...stamps })));
  expect(await database.profiles.mergedInto(goneId)).toBeNull();
  expect(await refusals(database.perform(undoMerge, undo, by(support)))).toEqual(['merge_undone']);
});

it('refuses to merge an account with contracts or open proposals, and to undo a merge after the deadline', async () => {
  const [first, second] = cast.creators as [Actor, Actor];
  const { briefingId, proposals: open } = await invite(cast);
  const own = open.find(({ creatorId }) => creatorId === creatorIdOf(first))!;
  const newcomer = await signUp('Rui Melo', 'rui@melo.example');
  const refused = (kept: Actor, gone: Actor, actor = support) =>
    refusals(database.perform(mergeCreators, merged(kept, gone), by(actor)));
  expect(await refused(second, first)).toEqual(['merge_two_tax_ids', 'merge_open_proposals']);
  expect(await refused(newcomer, newcomer)).toEqual(['merge_itself']);
  expect(await refused(newcomer, first, cast.curator)).toBe('not_allowed');

  const line = {
    channel: 'instagram',
    format: 'reels',
    quantity: 1,
    pricing: 'total',
    amountCents: 300_000,
  } as const;
  await cast.job.propose(first, own.id, [line], '');
  const [contract] = await cast.job.hire(cast.brand, briefingId, [own.id]);
  await cast.job.sign(contract!, cast.brand, first);
  expect(await refused(newcomer, first)).toEqual(expect.arrayContaining(['merge_contracts']));
  // The accounts may be merged in the opposite direction, because the account with the contract then remains.
  await database.perform(mergeCreators, merged(first, newcomer), by(support));
  expect(await database.see(contracts, support, { creatorId: creatorIdOf(first) })).toHaveLength(1);
  expect(await database.see(proposals, support, { creatorId: creatorIdOf(newcomer) })).toEqual([]);
  const [act] = (await database.office.duplicates(support)).merges;
  cast.clock.now = '2026-12-22T12:00:00.000Z';
  expect(await refusals(database.perform(undoMerge, { id: act?.id, reason }, by(support)))).toEqual([
    'merge_undo_over',
  ]);
});

it('marks suggested duplicates with different CPFs, which cannot be merged', async () => {
  const [one, other] = [
    await signUp('Rui Paz', 'rui@paz.example'),
    await signUp('Rita Paz', 'rita@paz.example'),
  ];
  await client.query(`update users set phone = '+5581955550102' where email like '%@paz.example'`);
  const found = async () =>
    (await database.office.duplicates(support)).doubles.find(({ first }) => first.id === creatorIdOf(one));
  const cpf = (user: Actor, value: string) =>
    client.query('update users set cpf = $2 where creator_id = $1', [creatorIdOf(user), value]);
  expect(await found()).toMatchObject({ reasons: ['phone'], differentTaxIds: false });
  await cpf(one, '52998224725');
  expect(await found()).toMatchObject({ differentTaxIds: false });
  await cpf(other, '11144477735');
  expect(await found()).toMatchObject({ reasons: ['phone'], differentTaxIds: true });
  const pair = { keptId: creatorIdOf(one), mergedId: creatorIdOf(other) };
  expect((await database.office.previewMerge(support, pair, cast.clock.now)).problems).toEqual([
    { code: 'merge_two_tax_ids' },
  ]);
});

it('stops suggesting a merge of two accounts while support marks them as different people', async () => {
  const [ida, iva] = [
    await signUp('Ida Reis', 'ida@casa.example'),
    await signUp('Iva Reis', 'iva@casa.example'),
  ];
  // A telephone number of more than five accounts is treated as an agency's number, so the accounts are not
  // suggested as duplicates.
  await client.query(
    `update users set phone = '+5581955550101' where email in ('ida@casa.example', 'iva@casa.example')`,
  );
  const pair = { firstId: creatorIdOf(iva), secondId: creatorIdOf(ida) };
  const offered = async () =>
    (await database.office.duplicates(support)).doubles.filter(({ first }) => first.id === creatorIdOf(ida))
      .length;
  expect(await offered()).toBe(1);
  for (const actor of [cast.curator, ida])
    expect(await refusals(database.perform(markDistinct, pair, by(actor)))).toBe('not_allowed');
  const presses = [1, 2].map(() => refusals(database.perform(markDistinct, pair, by(support))));
  expect(await Promise.all(presses)).toEqual(['accepted', 'accepted']);
  expect(await offered()).toBe(0);
  const { distinct } = await database.office.duplicates(support);
  expect(distinct).toMatchObject([
    { first: { name: 'Ida Reis' }, second: { name: 'Iva Reis' }, decidedBy: 'Jonas Reis' },
  ]);
  await database.perform(unmarkDistinct, pair, by(support));
  expect(await offered()).toBe(1);
  const same = { firstId: pair.firstId, secondId: pair.firstId };
  expect(await refusals(database.perform(markDistinct, same, by(support)))).toEqual(['merge_itself']);
});
