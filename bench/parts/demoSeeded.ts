import { type Actor, actorOf, briefings, charges, contracts, proposals } from '@elenco/core';
import { type Database, demoPassword, openDatabase, sealOf, seedDemo } from '@elenco/db';
import { inDays } from '../../tests/support/days';
import { demoSecretsKey, freshDatabase } from '../../tests/support/db';
import { type BenchDatabase, emptyDatabase, startBenchServer } from './benchServer';
import { isBrief, sharedInBrief } from './brief';

/** A user of the demo data with a session. */
export interface Visitor {
  readonly who: string;
  readonly cookie: string;
  /** Ids of rows that the user can read, which are tried for `:id` in a path. */
  readonly ids: readonly number[];
}

/** A database with the demo data, and sessions of its users. */
export interface DemoDatabase extends BenchDatabase {
  visitor(who: string, email: string): Promise<Visitor>;
}

export const demoSeeded = sharedInBrief(async (): Promise<DemoDatabase> => {
  const own = await demoDatabase();
  const database = await openDatabase(own.url, { poolMax: 2 });
  return {
    ...own,
    visitor: (who, email) => visitor(database, who, email),
    stop: () => database.close().then(own.stop),
  };
});

async function demoDatabase(): Promise<BenchDatabase> {
  if (!isBrief) {
    const own = await emptyDatabase();
    await seedDemo(own.url, { seal: sealOf({ secretsKey: demoSecretsKey }) });
    return own;
  }
  const server = await startBenchServer();
  const { url, drop } = await freshDatabase({ demo: true });
  return { ...server, url, stop: () => drop().then(server.stop) };
}

async function visitor(database: Database, who: string, email: string): Promise<Visitor> {
  const user = await database.identity.checkPassword(email, demoPassword);
  if (!user) throw new Error(`the demo data has no user with ${email}`);
  const from = { now: new Date().toISOString(), ip: '127.0.0.1', userAgent: 'bench' };
  const cookie = `session=${await database.identity.openSession(user.id, from)}`;
  const actor = actorOf(user);
  if (actor.role === 'company') await finishDraft(database, actor);
  return { who, cookie, ids: await idsOf(database, actor) };
}

/**
 * Creates a draft in which every step is completed, by copying a submitted briefing. The last pages of the
 * wizard open only for a draft with all steps completed.
 */
async function finishDraft(database: Database, actor: Actor): Promise<void> {
  const sent = (await database.see(briefings, actor, {})).find(({ status }) => status !== 'draft');
  if (!sent) throw new Error('the demo data has no submitted briefing');
  const brief = Object.fromEntries(briefings.writable.create.map((field) => [field, sent[field]]));
  const period = { startsOn: inDays(30), endsOn: inDays(60) };
  await database.create(briefings, { ...brief, ...period }, { actor, now: new Date().toISOString() });
}

async function idsOf(database: Database, actor: Actor): Promise<number[]> {
  const found = [
    ...(await database.see(briefings, actor, {})),
    ...(await database.see(proposals, actor, {})).flatMap(({ id, briefingId }) => [briefingId, id]),
    ...(await database.see(contracts, actor, {})),
    ...(await database.see(charges, actor, {})),
  ];
  return [...new Set(found.map((one) => (typeof one === 'number' ? one : one.id)))];
}
