import { connect, type paths } from '@elenco/client';
import { briefings } from '@elenco/core/hiring';
import { userIdOf } from '@elenco/core/people';
import { aBriefing } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, creatorIdOf, gather } from '../support/cast';

let api: RunningApi;
let cast: Cast;
let as: Readonly<
  Record<'brand' | 'curator' | 'creator' | 'finance' | 'secondFinance', ReturnType<typeof connect>>
>;
const today = '2026-11-21';

beforeAll(async () => {
  api = await startApi({ now: () => `${today}T12:00:00.000Z` });
  cast = await gather(api.database);
  const client = async (actor: Cast['brand'], scopes = ['read', 'write']) => {
    const about = { name: 'client', scopes, days: 1, now: new Date().toISOString() };
    const { token } = await api.database.identity.issueToken(userIdOf(actor)!, about);
    return connect({ baseUrl: new URL(api.url).origin, token });
  };
  as = {
    brand: await client(cast.brand),
    curator: await client(cast.curator),
    creator: await client(cast.creators[0]!),
    finance: await client(cast.finance),
    secondFinance: await client(cast.secondFinance),
  };
});
afterAll(() => api.stop());

const at = (id: number) => ({ params: { path: { id } } });
/** Returns the data of a reply, or fails the test with the problem. */
function unwrapReply<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
type Draft = NonNullable<paths['/briefings']['post']['requestBody']>['content']['application/json'];
const draft = Object.fromEntries(
  Object.entries({ ...aBriefing(), squadId: null }).filter(([name]) =>
    (briefings.writable.create as readonly string[]).includes(name),
  ),
) as Draft;

it('takes a briefing from draft to the evaluations by brand and creator, using only the generated REST client', async () => {
  const { brand, curator, creator, finance, secondFinance } = as;
  const creatorIds = cast.creators.slice(0, 3).map(creatorIdOf);
  const { id: briefingId } = unwrapReply(await brand.POST('/briefings', { body: draft }));
  unwrapReply(await brand.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'submit' } }));
  unwrapReply(await curator.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'approve' } }));
  unwrapReply(await curator.POST('/commands/shortlist.add', { body: { briefingId, creatorIds } }));
  unwrapReply(await curator.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'release' } }));
  unwrapReply(
    await brand.POST('/briefings/{id}/moves', {
      ...at(briefingId),
      body: { move: 'endSelection', creatorIds },
    }),
  );
  const [invited] = unwrapReply(
    await creator.GET('/proposals', { params: { query: { filter: JSON.stringify({ briefingId }) } } }),
  );
  const proposalId = invited!.id!;
  unwrapReply(await creator.POST('/proposals/{id}/moves', { ...at(proposalId), body: { move: 'accept' } }));
  unwrapReply(
    await creator.POST('/proposals/{id}/moves', {
      ...at(proposalId),
      body: {
        move: 'send',
        lines: [
          { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'per_post', amountCents: 300_000 },
        ],
        message: 'Topo!',
        availableInPeriod: true,
      },
    }),
  );
  unwrapReply(
    await brand.POST('/commands/proposals.approveAll', {
      params: { header: { 'Idempotency-Key': 'hire-once' } },
      body: { briefingId, proposalIds: [proposalId] },
    }),
  );
  const [contract] = unwrapReply(await brand.GET('/contracts'));
  expect(contract).toMatchObject({ briefingId, status: 'sent', totalCents: 600_000, currency: 'BRL' });
  const { id: contractId, textHash } = contract as { id: number; textHash: string };
  const ofContract = { params: { query: { filter: JSON.stringify({ contractId }) } } };
  // Each call that moves money has its own idempotency key.
  const key = (name: string) => ({ 'Idempotency-Key': name });
  const once = (id: number, name: string) => ({ params: { path: { id }, header: key(name) } });
  for (const [name, party] of Object.entries({ brand, creator })) {
    const params = { header: key(`accept-${name}`) };
    unwrapReply(
      await party.POST('/commands/contracts.accept', { params, body: { id: contractId, textHash } }),
    );
  }

  const [charge] = unwrapReply(await finance.GET('/charges', ofContract));
  const { id: chargeId, amountCents } = charge as { id: number; amountCents: number };
  const settle = { move: 'settle', paidOn: today, paidBy: 'pix', amountCents } as const;
  unwrapReply(await finance.POST('/charges/{id}/moves', { ...once(chargeId, 'paid'), body: settle }));

  for (const row of unwrapReply(await creator.GET('/deliverables', ofContract))) {
    const shown = at(row.id!);
    const caption = '#publi Meu protetor de todo dia';
    const draftLink = 'https://drive.example/rascunho';
    const link = `https://www.instagram.com/p/elenco${row.id}/`;
    const path = '/deliverables/{id}/moves';
    unwrapReply(await creator.POST(path, { ...shown, body: { move: 'submitDraft', caption, draftLink } }));
    unwrapReply(await brand.POST(path, { ...shown, body: { move: 'approve' } }));
    unwrapReply(await creator.POST(path, { ...shown, body: { move: 'publish', link } }));
    unwrapReply(await brand.POST(path, { ...shown, body: { move: 'verify' } }));
  }

  const [payout] = unwrapReply(await creator.GET('/payouts', ofContract));
  const { id: payoutId, grossCents } = payout as { id: number; grossCents: number };
  const receipt = { payoutId, amountCents: grossCents };
  unwrapReply(await creator.POST('/commands/invoices.confirm', { body: receipt }));
  const [submitted] = unwrapReply(
    await finance.GET('/invoices', { params: { query: { filter: JSON.stringify({ payoutId }) } } }),
  );
  unwrapReply(
    await finance.POST('/invoices/{id}/moves', {
      ...once(submitted!.id!, 'invoice'),
      body: { move: 'accept' },
    }),
  );
  unwrapReply(
    await finance.POST('/commands/payouts.prepare', {
      params: { header: key('prepare') },
      body: { id: payoutId },
    }),
  );
  const release = { move: 'release', proof: 'E2E-1', madeOn: today } as const;
  unwrapReply(await secondFinance.POST('/payouts/{id}/moves', { ...once(payoutId, 'made'), body: release }));
  expect(unwrapReply(await creator.GET('/payouts/{id}', at(payoutId)))).toMatchObject({ status: 'made' });

  for (const [side, party] of [
    ['company', brand],
    ['creator', creator],
  ] as const) {
    const filter = JSON.stringify({ contractId, side });
    const [own] = unwrapReply(await party.GET('/evaluations', { params: { query: { filter } } }));
    const evaluation = { move: 'submit', rating: 5, text: 'Tudo no prazo.' } as const;
    unwrapReply(await party.POST('/evaluations/{id}/moves', { ...at(own!.id!), body: evaluation }));
  }
  const both = unwrapReply(await brand.GET('/evaluations', ofContract));
  expect(both.map(({ status, rating }) => [status, rating])).toEqual([
    ['done', 5],
    ['done', 5],
  ]);
  expect(unwrapReply(await brand.GET('/contracts/{id}', at(contractId)))).toMatchObject({
    status: 'completed',
  });
});

it('returns a refusal to the REST client with its code and field, and with the number of remaining calls', async () => {
  const { id } = unwrapReply(await as.brand.POST('/briefings', { body: { ...draft, brand: '' } }));
  const { error, response } = await as.brand.POST('/briefings/{id}/moves', {
    ...at(id),
    body: { move: 'submit' },
  });
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ code: 'refused', problems: [{ pointer: '/brand', code: 'required' }] });
  expect(response.headers.get('RateLimit')).toMatch(/r=\d+;t=\d+/);
});
