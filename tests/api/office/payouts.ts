import { payouts } from '@elenco/core/finance';
import { type Cast, creatorIdOf, invite, oneReel } from '../../support/cast';

/** Hires two creators and completes their work, so that two payouts are due. */
export async function twoPayouts(cast: Cast) {
  const { job, brand, creators } = cast;
  const pair = creators.slice(0, 2);
  const { briefingId, proposals } = await invite(cast);
  for (const creator of pair) {
    const own = proposals.find((one) => one.creatorId === creatorIdOf(creator))!;
    await job.propose(creator, own.id, [oneReel(300_000)], '');
  }
  const chosen = proposals.filter((one) => pair.some((creator) => creatorIdOf(creator) === one.creatorId));
  for (const contract of await job.hire(
    brand,
    briefingId,
    chosen.map(({ id }) => id),
  )) {
    const creator = pair.find((one) => creatorIdOf(one) === contract.creatorId)!;
    await job.sign(contract, brand, creator);
    await job.pay(contract);
    for (const deliverable of await job.deliverablesOf(contract.id)) {
      await job.showDraft(creator, deliverable, '#publi Meu protetor de todo dia');
      await job.publish(creator, brand, deliverable);
    }
    await job.acceptInvoice(await job.invoice(creator, contract));
  }
  return job.database.see(payouts, cast.finance, { status: 'processing' });
}
