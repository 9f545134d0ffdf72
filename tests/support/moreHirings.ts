import { type Actor, actorOf } from '@elenco/core';
import { type Database, Job } from '@elenco/db';
import { creatorIdOf, wholeBrief } from './cast';
import { inDays } from './days';

const lines = [
  { channel: 'instagram', format: 'reels', quantity: 2, pricing: 'per_post', amountCents: 30_000 },
] as const;

/**
 * Adds projects of the brand Aurora to the demo data. In each project, the creator Caio is hired and paid,
 * and two more creators are invited.
 */
export async function moreHirings(database: Database, count: number): Promise<void> {
  const as = (name: string) => actorBy(database, `${name}.example`);
  const [brand, creator] = [await as('brand@aurora'), await as('creator@story')];
  const names = [creator, await as('creator1@story'), await as('creator2@story')].map(creatorIdOf);
  const [curator, finance] = [await as('curation@elenco'), await as('finance@elenco')];
  const now = () => new Date().toISOString();
  const staff = { curator, finance, secondFinance: finance };
  const job = new Job(database, staff, now, () => Promise.reject(new Error('no invoice here')));
  const brief = { ...wholeBrief, startsOn: inDays(30), endsOn: inDays(60) };
  for (let n = 1; n <= count; n += 1) {
    const id = await job.draft(brand, { ...brief, title: `Projeto ${n}` } as never);
    await job.submit(brand, id);
    await job.approve(id);
    await job.shortlist(id, names);
    await job.release(id);
    const offers = await job.select(brand, id, names);
    const offer = offers.find(({ creatorId }) => creatorId === names[0]);
    if (!offer) throw new Error('the creator was not invited');
    await job.propose(creator, offer.id, [...lines], 'Topo!');
    const [contract] = await job.hire(brand, id, [offer.id]);
    if (!contract) throw new Error('no contract was made');
    await job.sign(contract, brand, creator);
    await job.pay(contract);
  }
}

async function actorBy(database: Database, email: string): Promise<Actor> {
  const user = await database.identity.byEmail(email);
  if (!user) throw new Error(`no user has ${email}`);
  return actorOf(user);
}
