/**
 * Measures how fast a message reaches the browsers that must receive it while one portal has many open
 * streams: `npx tsx bench/chat.ts [streams] [seconds]`. Writes bench/results/chat-<day>.md.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { actorOf, conversations, sendMessage } from '@elenco/core';
import { openDatabase } from '@elenco/db';
import { Client } from 'pg';
import { amount } from './parts/brief';
import { demoSeeded } from './parts/demoSeeded';
import { buildOnce, startDemoPortal } from './parts/portalOverDemo';
import { writeResult } from './parts/results';

const streams = Number(process.argv[2] ?? amount(500, 12));
const seconds = Number(process.argv[3] ?? amount(60, 2));
/** Maximum number of streams per user. */
const STREAMS_PER_USER = 10;
/** Milliseconds to wait for the last events to arrive. */
const SETTLE_MS = amount(5_000, 1_000);

await buildOnce();
const demo = await demoSeeded();
const database = await openDatabase(demo.url, { poolMax: 4 });
const portal = await startDemoPortal(demo, { LOG_LEVEL: 'error' });
const leaving = new AbortController();
try {
  const brand = (await database.identity.byEmail('brand@aurora.example'))!;
  if (brand.companyId === null) throw new Error('the demo brand has no company');
  const owner = actorOf(brand);
  const [talk] = await database.see(conversations, owner, {}, { by: 'id', limit: 1 });
  if (!talk) throw new Error('the demo data has no conversation');
  const people = await colleagues(brand.companyId, Math.ceil(streams / STREAMS_PER_USER));
  const cookies = await Promise.all(people.map(sessionOf));
  /**
   * Each arrival of a message at a stream: the message's sequence number (`place`) and the time. A message
   * may arrive before `sendMessage` has returned.
   */
  const arrivals: { place: number; at: number }[] = [];
  /** Commit time of each message, by sequence number. */
  const committed = new Map<number, number>();
  let open = 0;
  const idle = memory();
  // Opens only a few streams concurrently, because real browsers do not open all their streams at the same
  // moment either.
  for (let n = 0; n < streams; n += 20) {
    await Promise.all(
      Array.from({ length: Math.min(20, streams - n) }, (_, k) => {
        const who = (n + k) % people.length;
        return follow(people[who]!, cookies[who]!);
      }),
    );
  }
  await wait(amount(2_000, 0));
  const withStreams = memory();
  const cpuBefore = await portal.cpu();
  for (let second = 0; second < seconds; second += 1) {
    const from = performance.now();
    const now = new Date().toISOString();
    const given = { proposalId: talk.proposalId, clientId: crypto.randomUUID(), body: `Mensagem ${second}` };
    const { seq } = await database.perform(sendMessage, given, { actor: owner, now });
    committed.set(seq, performance.now());
    await wait(Math.max(0, 1_000 - (performance.now() - from)));
  }
  await wait(SETTLE_MS);
  const received = arrivals.flatMap(({ place, at }) => {
    const since = committed.get(place);
    return since === undefined ? [] : [Math.max(0, at - since)];
  });
  const lost = streams * seconds - received.length;
  const cpu = (await portal.cpu()) - cpuBefore;
  const after = memory();
  received.sort((a, b) => a - b);
  const share = (part: number) => (received[Math.ceil(received.length * part) - 1] ?? Number.NaN).toFixed(0);
  const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
  writeResult(
    'chat',
    (day) => `# Messages to open streams

${day}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${(loadavg()[0] ?? 0).toFixed(1)} at the end. Made by \`npx tsx bench/chat.ts ${streams} ${seconds}\`.

${open} open streams of ${people.length} people of one company on one portal; one message each second for ${seconds} seconds, which concerns all of them. From the commit of the message until the browser has the event, in milliseconds.

| streams | messages | received | lost | p50 | p95 | p99 | longest |
| --- | --- | --- | --- | --- | --- | --- | --- |
| ${open} | ${seconds} | ${received.length} | ${lost} | ${share(0.5)} | ${share(0.95)} | ${share(0.99)} | ${share(1)} |

Memory of the portal (resident): ${mb(idle)} MB before, ${mb(withStreams)} MB with the streams open, ${mb(after)} MB after the messages. CPU of the portal: ${(cpu / seconds).toFixed(0)} ms a message.
`,
  );

  /** Opens a stream of a user and records the arrival of each message. */
  async function follow(userId: number, cookie: string): Promise<void> {
    const answer = await fetch(`${portal.url}/dashboard/stream?of=${userId}&after=0`, {
      headers: { cookie },
      signal: leaving.signal,
    });
    if (answer.status !== 200) throw new Error(`the stream returned ${answer.status}`);
    open += 1;
    void (async () => {
      const decoder = new TextDecoder();
      let text = '';
      for await (const bytes of answer.body!) {
        const events = `${text}${decoder.decode(bytes, { stream: true })}`.split('\n\n');
        text = events.pop() ?? '';
        for (const [, place] of events.join().matchAll(/"place":(\d+)\}/g)) {
          arrivals.push({ place: Number(place), at: performance.now() });
        }
      }
    })().catch(() => undefined);
  }
} finally {
  leaving.abort();
  await portal.stop();
  await database.close();
  await demo.stop();
}

/** Creates users of the company. Returns their ids. */
async function colleagues(companyId: number, count: number): Promise<number[]> {
  const client = new Client({ connectionString: demo.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (email, name, phone, company_id, company_role, staff, duties, locale, confirmed_at, created_at, updated_at)
       select 'colega' || n || '@aurora.example', 'Colega ' || n, '+5519998765432', $1, 'member', false, '{}', 'pt', now(), now(), now()
       from generate_series(1, $2) n returning id`,
      [companyId, count],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

async function sessionOf(userId: number): Promise<string> {
  const from = { now: new Date().toISOString(), ip: '127.0.0.1', userAgent: 'bench' };
  return `session=${await database.identity.openSession(userId, from)}`;
}

/** Returns the resident memory of the portal's process in bytes. */
function memory(): number {
  const pages = readFileSync(`/proc/${portal.pid}/statm`, 'utf8').split(' ')[1];
  return Number(pages) * 4_096;
}
