import { charges, decideEnding, disputeEnding, requestEnding, terminations } from '@elenco/core';
import { startWorker } from '@elenco/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cast, gather } from '../support/cast';
import { hireCreator } from '../support/hired';
import { testDatabase } from '../support/testDatabase';
import { quiet, quietSettings } from './worker/processes';

const { database } = await testDatabase();
let cast: Cast;
let worker: Awaited<ReturnType<typeof startWorker>>;
beforeAll(async () => {
  cast = await gather(database);
  worker = await startWorker({ database, settings: quietSettings, log: quiet });
});
afterAll(() => worker.stop());

test('the early end of a contract with an amendment sends the brand a single e-mail with both cancelled charges', async () => {
  const { job, brand, finance } = cast;
  const creator = cast.creators[0]!;
  const contract = await hireCreator(cast, creator);
  const { id: contractId, title } = contract;
  const amendment = await job.requestAmendment(brand, contract, {
    kind: 'work',
    startsOn: '2026-12-01',
    endsOn: '2027-01-31',
    additionalCents: 250_000,
    description: 'Mais uma vez.',
  });
  await job.acceptAmendment(creator, amendment);
  await job.run(requestEnding, { contractId, title, reason: 'Mudou o plano.' }, brand);
  const [ending] = await database.see(terminations, brand, { contractId });
  await job.run(disputeEnding, { id: ending!.id, comment: 'O roteiro estava pronto.' }, creator);
  await job.run(decideEnding, { id: ending!.id, creatorCents: 0, comment: 'Nada foi feito.' }, finance);
  const cancelled = await database.see(charges, finance, { contractId, status: 'cancelled' });
  expect(cancelled.map(({ amountCents }) => amountCents).sort()).toEqual([100_001, 250_000]);

  await database.outbox.idle();
  const mails = await database.outbox.mailbox({ to: 'dona@aurora.example', limit: 100 });
  const about = mails.filter(({ subject }) => /cobrança.* cancelada/i.test(subject));
  expect(about.map(({ subject }) => subject)).toEqual([
    `2 cobranças canceladas, R$ 3.500,01 ao todo: ${title}`,
  ]);
  for (const amount of ['- R$\u00a01.000,01, ', '- R$\u00a02.500,00, '])
    expect(about[0]?.textBody).toContain(amount);
});
