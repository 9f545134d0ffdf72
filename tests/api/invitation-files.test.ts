import { invitations } from '@elenco/core/operations';
import { actorOf } from '@elenco/core/people';
import { aBriefing } from '@elenco/core/testing';
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import team from '@elenco/locales/pt/team.json' with { type: 'json' };
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
  await putRows(app.databaseUrl, [...oneOfEach, ['briefings', aBriefing({ id: 33, status: 'hiring' })]]);
  owner = await Browsing.as(app, people.brandOwner.id);
});
afterAll(() => app.stop());

const send = (fields: Record<string, string>) => owner.send(at, { intent: 'sendAll', wishes, ...fields });
const sent = () => app.database.see(invitations, actorOf(people.brandOwner), { email });

describe('a file of invitations', () => {
  it('invites no company member if no approval limit was chosen', async () => {
    expect((await send({})).status).toBe(422);
    const own = JSON.stringify([{ ...JSON.parse(wishes)[0], limit: null }]);
    expect((await send({ wishes: own, 'limit.kind': 'none', 'limit.currency': 'BRL' })).status).toBe(422);
    expect(await sent()).toEqual([]);
  });

  it('gives each invited member the chosen approval limit, and each creator the chosen project', async () => {
    const limit = { limitCents: 500_000, currency: 'BRL', untilOn: '2099-12-31' };
    const chosen = { kind: 'upTo', limitCents: '500000', currency: limit.currency, untilOn: limit.untilOn };
    const fields = Object.entries(chosen).map(([name, value]) => [`limit.${name}`, value]);
    const chosenProject = { briefingId: '33' };
    expect((await send({ ...Object.fromEntries(fields), ...chosenProject })).status).toBe(302);
    const rows = await sent();
    const facts = rows.map(({ kind, approvalLimit, briefingId }) => [kind, approvalLimit, briefingId]);
    expect(facts.sort()).toEqual([
      ['creator', null, 33],
      ['member', limit, null],
    ]);
  });

  it('requires the user to choose a kind for rows without a kind, and preselects none', async () => {
    const form = await (await owner.get(at)).text();
    const radios = form.match(/<input[^>]*name="otherwise"[^>]*>/g) ?? [];
    expect(radios).toHaveLength(2);
    expect(radios.filter((radio) => radio.includes('checked'))).toEqual([]);
    const check = async (otherwise?: string) => {
      const body = new FormData();
      body.append('csrf', await owner.csrf(at));
      body.append('intent', 'preview');
      body.append('file', new File(['nome;e-mail\nZé Novo;ze@canal.example'], 'a.csv', { type: 'text/csv' }));
      if (otherwise) body.append('otherwise', otherwise);
      return (await owner.fetch(at, { method: 'POST', body })).text();
    };
    expect(await check()).toContain(problems.csv_kind_missing);
    const chosen = await check('creator');
    expect(chosen).not.toContain(problems.csv_kind_missing);
    expect(chosen).toContain(team.outcomes.invite);
  });
});
