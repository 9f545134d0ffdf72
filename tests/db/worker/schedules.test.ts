import { tmpdir } from 'node:os';
import { aCharge, aContract, aDeliverable, anObservation, aPost, aProposal, ids } from '@elenco/core/testing';
import { type Database, openDatabase } from '@elenco/db';
import { startWorker } from '@elenco/worker';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, longTimeouts } from '../../support/db';
import { runJob } from '../../support/outbox';
import { putRows } from '../../support/rows';
import { populate } from './people';
import { quiet } from './processes';

const NOW = '2026-11-21T13:00:00.000Z';
let own: FreshDatabase;
let database: Database;
let client: Client;

beforeAll(async () => {
  own = await freshDatabase();
  database = await openDatabase(own.url, { limits: longTimeouts });
  client = await populate(own.url);
  await putRows(own.url, [
    ['proposals', aProposal({ status: 'received', answerBy: '2026-11-22T12:00:00.000Z' })],
    ['contracts', aContract({ status: 'active', companyAcceptedAt: NOW, creatorAcceptedAt: NOW })],
    ['charges', aCharge({ dueOn: '2020-01-06' })],
  ]);
});
afterAll(async () => {
  await database.close();
  await client.end();
  await own.drop();
});

describe('scheduled jobs', () => {
  it('remind the invited creator once, a day before the invitation expires', async () => {
    await database.upkeep.remindOfAnswers('2026-11-21T11:59:59.000Z');
    expect((await client.query('select from events')).rowCount).toBe(0);
    await database.upkeep.remindOfAnswers(NOW);
    await database.upkeep.remindOfAnswers(NOW);
    const reported = await client.query('select kind, row_id, creator_id from events');
    expect(reported.rows).toEqual([
      { kind: 'proposals.remind', row_id: ids.proposal, creator_id: ids.creator },
    ]);
  });

  it('remind creators of missing metrics once per due reading and contract', async () => {
    const at = (hours: number) => new Date(Date.parse(aPost().publishedAt) + hours * 3_600_000).toISOString();
    const published = {
      status: 'verified',
      publishedAt: NOW,
      link: 'https://www.instagram.com/reel/1/',
    } as const;
    await putRows(own.url, [
      ['deliverables', aDeliverable(published), aDeliverable({ id: 62, ordinal: 2, ...published })],
      ['posts', aPost(), aPost({ id: 231, deliverableId: 62 })],
    ]);
    const asked = async () =>
      (
        await client.query(
          `select creator_id, (data ->> 'posts')::int as posts from events where kind = 'posts.remind' order by id`,
        )
      ).rows.map(({ creator_id, posts }) => [creator_id, posts]);
    await database.upkeep.askForFigures(at(24.5));
    expect(await asked()).toEqual([]);
    for (const hours of [25.5, 26, 70]) await database.upkeep.askForFigures(at(hours));
    expect(await asked()).toEqual([[ids.creator, 2]]);
    // One of the posts already has metrics of its second reading.
    await putRows(own.url, [['observations', anObservation({ proofFileId: null, observedAt: at(66) })]]);
    await database.upkeep.askForFigures(at(73.5));
    expect(await asked()).toEqual([
      [ids.creator, 2],
      [ids.creator, 1],
    ]);
  });

  it('mark unpaid charges as overdue, and notify both parties', async () => {
    const settings = {
      baseUrl: 'https://elenco.example',
      smtpUrl: undefined,
      mailFrom: 'no-reply@elenco.example',
      dataDir: tmpdir(),
      secretsKey: 'a'.repeat(64),
    };
    const worker = await startWorker({ database, settings, log: quiet });
    await database.outbox.idle();
    const isOverdue = async () =>
      (await client.query(`select from charges where status = 'overdue'`)).rowCount === 1;
    await runJob(client, 'markOverdue', isOverdue);
    await database.outbox.idle();
    await worker.stop();
    const reported = await client.query(
      `select kind from notifications where kind like 'notices.charges%' order by 1`,
    );
    expect(reported.rows.map(({ kind }) => kind)).toContain('notices.charges.fallDue.company');
  });
});
