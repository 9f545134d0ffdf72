import { connect, type paths } from '@elenco/client';
import { briefings } from '@elenco/core/briefing';
import { userIdOf } from '@elenco/core/party';
import { aBriefing } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../support/api';
import { type Cast, creatorIdOf, gather } from '../support/cast';

let api: RunningApi;
let cast: Cast;
let as: Readonly<Record<'brand' | 'curator' | 'creator', ReturnType<typeof connect>>>;

beforeAll(async () => {
  api = await startApi({ now: () => '2026-11-21T12:00:00.000Z' });
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
  };
});
afterAll(() => api.stop());

const at = (id: number) => ({ params: { path: { id } } });
/** What came, or the refusal as a failure of the test. */
function got<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
type Draft = NonNullable<paths['/briefings']['post']['requestBody']>['content']['application/json'];
const draft = Object.fromEntries(
  Object.entries({ ...aBriefing(), squadId: null }).filter(([name]) =>
    (briefings.writable.create as readonly string[]).includes(name),
  ),
) as Draft;

it('a brand’s own program and the generated client bring a briefing to its contract', async () => {
  const { brand, curator, creator } = as;
  const creatorIds = cast.creators.slice(0, 3).map(creatorIdOf);
  const { id: briefingId } = got(await brand.POST('/briefings', { body: draft }));
  got(await brand.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'submit' } }));
  got(await curator.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'approve' } }));
  got(await curator.POST('/commands/shortlist.add', { body: { briefingId, creatorIds } }));
  got(await curator.POST('/briefings/{id}/moves', { ...at(briefingId), body: { move: 'release' } }));
  got(
    await brand.POST('/briefings/{id}/moves', {
      ...at(briefingId),
      body: { move: 'endSelection', creatorIds },
    }),
  );
  const [invited] = got(
    await creator.GET('/proposals', { params: { query: { filter: JSON.stringify({ briefingId }) } } }),
  );
  const proposalId = invited!.id!;
  got(await creator.POST('/proposals/{id}/moves', { ...at(proposalId), body: { move: 'accept' } }));
  got(
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
  got(
    await brand.POST('/commands/proposals.approveAll', {
      params: { header: { 'Idempotency-Key': 'hire-once' } },
      body: { briefingId, proposalIds: [proposalId] },
    }),
  );
  const [contract] = got(await brand.GET('/contracts'));
  expect(contract).toMatchObject({ briefingId, status: 'sent', totalCents: 600_000, currency: 'BRL' });
});

it('a refusal is typed, names its code at its field, and the answer says how many calls are left', async () => {
  const { id } = got(await as.brand.POST('/briefings', { body: { ...draft, brand: '' } }));
  const { error, response } = await as.brand.POST('/briefings/{id}/moves', {
    ...at(id),
    body: { move: 'submit' },
  });
  expect(response.status).toBe(422);
  expect(error).toMatchObject({ code: 'refused', problems: [{ pointer: '/brand', code: 'required' }] });
  expect(response.headers.get('RateLimit')).toMatch(/r=\d+;t=\d+/);
});
