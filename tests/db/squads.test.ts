import {
  attachBriefing,
  briefings,
  contracts,
  conversations,
  createList,
  inviteList,
  messages,
  proposals,
  remindCreators,
  requestFigures,
  sendToMany,
  squads,
} from '@elenco/core';
import { beforeAll, expect, test } from 'vitest';
import { type Cast, creatorIdOf, gather, wholeBrief } from '../support/cast';
import { testDatabase } from '../support/testDatabase';

const { database, client } = await testDatabase();
let cast: Cast;
let squadId: number;
let briefingId: number;
let listId: number;

const clientId = '00000000-0000-4000-8000-000000000001';
const notices = async (kind: string) => {
  const { rows } = await client.query<{ creator_id: number }>(
    'select creator_id from events where kind = $1 order by creator_id',
    [kind],
  );
  return rows.map(({ creator_id }) => creator_id);
};

beforeAll(async () => {
  cast = await gather(database);
  const { job, brand } = cast;
  const keys = cast.creators.map((one) => String(creatorIdOf(one)));
  ({ id: listId } = await job.run(createList, { name: 'Verão', keys }, brand));
  const at = { actor: brand, now: cast.clock.now };
  ({ id: squadId } = await database.create(squads, { title: 'Verão', listId }, at));
  briefingId = await job.draft(brand, { ...wholeBrief, budgetCents: 5_000_000, creatorsWanted: 4 } as never);
  await job.submit(brand, briefingId);
  await job.approve(briefingId);
  await job.run(attachBriefing, { squadId, briefingId }, brand);
});

test('a squad can invite, hire, message and remind its creators in bulk', async () => {
  const { job, brand, otherBrand, creators } = cast;
  const ids = creators.map(creatorIdOf);

  const input = { briefingId, listId };
  await expect(job.run(inviteList, input, otherBrand)).rejects.toMatchObject({ code: 'not_found' });
  const both = await Promise.allSettled([1, 2].map(() => job.run(inviteList, input, brand)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toMatchObject([
    { value: { squadId, invited: 4, passedOver: 0 } },
  ]);
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errors: [{ code: 'nobody_to_invite', pointer: '/listId' }] },
  });
  const offers = await database.see(proposals, brand, { briefingId });
  expect(offers.map(({ creatorId, status }) => [creatorId, status])).toEqual(
    ids.map((id) => [id, 'received']),
  );
  expect(await database.see(briefings, brand, { id: briefingId })).toMatchObject([
    { status: 'awaiting_proposal', squadId },
  ]);

  const lines = [
    { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'total', amountCents: 400_000 },
  ] as const;
  for (const [n, creator] of creators.entries())
    await job.propose(creator, offers[n]!.id, [...lines], 'Topo!');
  const made = await job.hire(
    brand,
    briefingId,
    offers.slice(0, 3).map(({ id }) => id),
  );
  expect(made).toHaveLength(3);
  for (const contract of made) {
    await job.sign(contract, brand, creators[ids.indexOf(contract.creatorId)]!);
  }
  expect(await database.see(contracts, brand, { briefingId, status: 'active' })).toHaveLength(3);

  const proposalIds = offers.map(({ id }) => id);
  const say = () => job.run(sendToMany, { proposalIds, clientId, body: 'Bom trabalho!' }, brand);
  expect([await say(), await say()]).toEqual([{ sent: 4 }, { sent: 0 }]);
  const talks = await database.see(conversations, brand, { briefingId });
  expect(talks.map(({ creatorId, lastSeq }) => [creatorId, lastSeq])).toEqual(ids.map((id) => [id, 1]));
  for (const creator of creators) {
    expect(await database.see(messages, creator, {})).toMatchObject([
      { body: 'Bom trabalho!', side: 'company' },
    ]);
  }
  const stranger = { proposalIds, clientId, body: 'x' };
  await expect(job.run(sendToMany, stranger, otherBrand)).rejects.toMatchObject({ code: 'not_found' });

  const work = (await Promise.all(made.map(({ id }) => job.deliverablesOf(id)))).flat();
  const remind = () => job.run(remindCreators, { ids: work.map(({ id }) => id) }, brand);
  expect(await remind()).toEqual({ reminded: 3 });
  expect(await notices('deliverables.remind')).toEqual(ids.slice(0, 3));
  await expect(remind()).rejects.toMatchObject({ errors: [{ code: 'nobody_to_remind' }] });

  const ask = () => job.run(requestFigures, { id: squadId }, brand);
  await expect(ask()).rejects.toMatchObject({ errors: [{ code: 'nothing_published' }] });
  const [piece] = work;
  const author = creators[ids.indexOf(piece!.creatorId)]!;
  await job.showDraft(author, piece!, '#publi Meu protetor');
  await job.publish(author, brand, piece!);
  expect(await ask()).toEqual({ asked: 1 });
  expect(await notices('squads.askFigures')).toEqual([piece!.creatorId]);
  await expect(ask()).rejects.toMatchObject({ errors: [{ code: 'asked_today' }] });
});

test('a list with more creators than wanted is invited only after a confirmation', async () => {
  const { job, brand } = cast;
  const at = { actor: brand, now: cast.clock.now };
  const { id } = await database.create(squads, { title: 'Inverno', listId }, at);
  const small = await job.draft(brand, { ...wholeBrief, budgetCents: 5_000_000, creatorsWanted: 3 } as never);
  await job.submit(brand, small);
  await job.approve(small);
  await job.run(attachBriefing, { squadId: id, briefingId: small }, brand);
  const input = { briefingId: small, listId };
  const params = { wanted: 3, total: 4 };
  await expect(job.run(inviteList, { ...input, withinWanted: true }, brand)).rejects.toMatchObject({
    errors: [{ code: 'more_than_wanted', pointer: '/withinWanted', params }],
  });
  expect(await database.see(proposals, brand, { briefingId: small })).toEqual([]);
  expect(await job.run(inviteList, input, brand)).toMatchObject({ invited: 4 });
});
