import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { actorOf, addTask, sendMessage } from '@elenco/core';
import { ids } from '@elenco/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningApp, startApp } from '../support/app';
import { putRows } from '../support/rows';
import { oneOfEach, people } from './cast';

let app: RunningApp;
let stopped = false;
beforeAll(async () => {
  app = await startApp();
  await putRows(app.databaseUrl, oneOfEach);
});
afterAll(() => stopped || app.stop());

const { id } = people.brandOwner;
const signIn = () =>
  app.database.identity.openSession(id, { now: new Date().toISOString(), ip: '', userAgent: '' });
const ask = (token: string, query = `of=${id}&after=0`) =>
  fetch(`${app.url}/dashboard/stream?${query}`, { headers: { cookie: `session=${token}` } });
const write = () =>
  app.database.perform(
    sendMessage,
    { proposalId: ids.proposal, clientId: randomUUID(), body: 'Oi' },
    { actor: actorOf(people.brandOwner), now: new Date().toISOString() },
  );

/** Reads a stream until the text read so far matches `until`, or until the stream ends. Returns the text. */
async function readStream(answer: Response, until?: RegExp): Promise<string> {
  let text = '';
  for await (const bytes of answer.body!) {
    text += new TextDecoder().decode(bytes);
    if (until?.test(text)) break;
  }
  return text;
}

it('opens the live stream for signed-in users only, and requires a cursor', async () => {
  const token = await signIn();
  expect((await ask('nothing')).status).toBe(401);
  expect((await ask(token, `of=${id}`)).status).toBe(400);
  expect(await readStream(await ask(token, `of=${people.creator.id}&after=0`))).toContain('event: end');
});

it('reports a new message over a user’s live stream, and refuses an eleventh stream of the same user', async () => {
  const token = await signIn();
  const first = await ask(token);
  expect(first.headers.get('content-type')).toBe('text/event-stream');
  expect([first.headers.get('cache-control'), first.headers.get('x-accel-buffering')]).toEqual([
    'no-cache, no-transform',
    'no',
  ]);
  const others = await Promise.all(Array.from({ length: 9 }, () => ask(token)));
  expect((await ask(token)).status).toBe(429);
  await write();
  expect(await readStream(first, /data: .*\n/)).toMatch(/data: \{"cursor":1,.*"topic":"messages"/);
  for (const one of others) await one.body!.cancel();
  await expect.poll(async () => (await ask(token)).status).toBe(200);
});

it('sends changed rows over the live stream only to staff who may read them', async () => {
  const stream = async (who: 'owner' | 'brandOwner') => {
    const { id: of } = people[who];
    const now = new Date().toISOString();
    const token = await app.database.identity.openSession(of, { now, ip: '', userAgent: '' });
    return ask(token, `of=${of}&after=0&changes=1`);
  };
  const [owner, brand] = [await stream('owner'), await stream('brandOwner')];
  // Opens the streams first, since a stream receives only later changes.
  const changed = readStream(owner, /event: changes\ndata: \{"by":\d+,.*\n/);
  const now = new Date().toISOString();
  const by = { actor: actorOf(people.owner), now };
  const dueOn = businessDate(now);
  const task = { creatorId: ids.creator, title: 'Ligar', dueOn, ownerId: people.owner.id };
  await app.database.perform(addTask, task, by);
  expect(await changed).toMatch(/event: changes\ndata: \{"by":\d+,"rows":\[[^\]]*"tasks:\d+"/);
  expect(await readStream(brand, /event: update/)).not.toContain('event: changes');
});

it('ends the live stream without more data when the session ends or the server shuts down', async () => {
  const [token, other] = [await signIn(), await signIn()];
  const [signedOut, draining] = [await ask(token, `of=${id}&after=1`), await ask(other, `of=${id}&after=1`)];
  await app.database.identity.closeSession(token);
  await write();
  const ended = readStream(signedOut);
  stopped = true;
  const rest = readStream(draining);
  await app.stop();
  expect(await ended).not.toContain('data: {');
  expect(await rest).not.toContain('event: end');
});
