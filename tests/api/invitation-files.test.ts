import { invitations } from '@elenco/core/operations';
import { actorOf } from '@elenco/core/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { Browsing } from '../support/browsing';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

const at = '/dashboard/client/newmembers';
const email = ['ana@empresa.example', 'caio@canal.example'];
const wishes = JSON.stringify([
  { kind: 'member', name: 'Ana Nova', email: email[0] },
  { kind: 'creator', name: 'Caio Lemos', email: email[1] },
]);

let app: RunningApp;
let owner: Browsing;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
  owner = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const send = (fields: Record<string, string>) => owner.send(at, { intent: 'sendAll', wishes, ...fields });
const sent = () => app.database.see(invitations, actorOf(people.brandOwner), { email });

describe('invitations from a file', () => {
  it('invites no company member unless an approval limit was chosen', async () => {
    expect((await send({})).status).toBe(422);
    const own = JSON.stringify([{ ...JSON.parse(wishes)[0], limit: null }]);
    expect((await send({ wishes: own, 'limit.kind': 'none', 'limit.currency': 'BRL' })).status).toBe(422);
    expect(await sent()).toEqual([]);
  });

  it('gives each invited member the chosen approval limit, and creators none', async () => {
    const limit = { limitCents: 500_000, currency: 'BRL', untilOn: '2099-12-31' };
    const chosen = { kind: 'upTo', limitCents: '500000', currency: limit.currency, untilOn: limit.untilOn };
    const fields = Object.entries(chosen).map(([name, value]) => [`limit.${name}`, value]);
    expect((await send(Object.fromEntries(fields))).status).toBe(302);
    const rows = await sent();
    expect(rows.map(({ kind, approvalLimit }) => [kind, approvalLimit]).sort()).toEqual([
      ['creator', null],
      ['member', limit],
    ]);
  });
});
