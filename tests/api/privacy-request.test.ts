import { privacyRequests } from '@elenco/core';
import texts from '@elenco/locales/pt/privacy.json' with { type: 'json' };
import problems from '@elenco/locales/pt/problems.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { lastMailTo, linkIn } from '../support/mailbox';
import { putRows } from '../support/rows';
import { Visitor } from '../support/visitor';
import { withinWindow } from '../support/withinWindow';
import { oneOfEach, people } from './cast';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({});
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => app.stop());

const visitor = () => new Visitor(app.url, 'pt');
const staff = { role: 'admin', userId: people.support.id, name: 'Jonas', duties: ['support'] } as const;
const form = '/privacy/request';
const ask = (fields: Record<string, string>) =>
  visitor().post(form, { intent: 'ask', kind: 'erasure', ...fields }, form);
const requestsOf = (email: string) => app.database.see(privacyRequests, staff, { email });

it('links the form for privacy requests from the privacy policy', async () => {
  expect(await (await visitor().get('/privacy')).text()).toContain(`href="${form}"`);
});

it('shows staff a privacy request and the code for the profile’s bio once the e-mail address is confirmed', async () => {
  const email = 'lia@example.com';
  const answer = await ask({ email, channel: 'instagram', handle: '@Lia.Prado' });
  expect([answer.status, (await answer.text()).includes(texts.request.sent)]).toEqual([200, true]);
  const { pathname, search, searchParams } = new URL(linkIn(await lastMailTo(app.database, email)));
  await visitor().get(pathname + search);
  expect(await requestsOf(email)).toEqual([]);

  const press = () =>
    visitor().post(
      pathname,
      { intent: 'follow', token: searchParams.get('key') ?? '' },
      `${pathname}${search}`,
    );
  expect((await press()).status).toBe(200);
  const [request, ...more] = await requestsOf(email);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ userId: null, kind: 'erasure', handle: 'lia.prado', status: 'open' });
  expect((await lastMailTo(app.database, email)).textBody).toContain(request?.code);
  // The link works once.
  expect((await press()).status).toBe(422);
});

it('refuses an incomplete profile or an invalid e-mail address at its field', async () => {
  for (const [fields, words] of [
    [{ email: 'lia@example.com', channel: 'instagram' }, problems.required],
    [{ email: 'lia' }, problems.invalid_email],
  ] as const) {
    const answer = await ask(fields);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([422, true]);
  }
});

it('limits privacy requests per IP address', async () => {
  await withinWindow();
  const statuses: number[] = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask({ email: 'often@example.com' })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
});
