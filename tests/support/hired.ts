import { postings, proposals } from '@elenco/core';
import { type Cast, invite } from './cast';

/**
 * Hires a creator for the brand of the cast, for three reels that cost R$ 1,000.01 in total. Both sides
 * accept. Returns the contract.
 */
export const hireCreator = async (cast: Cast, creator: Cast['brand']) => {
  const { job, brand } = cast;
  const { database } = job;
  const { briefingId } = await invite(cast);
  const mine = (await database.see(proposals, creator, { briefingId }))[0]!;
  const line = {
    channel: 'instagram',
    format: 'reels',
    quantity: 3,
    pricing: 'total',
    amountCents: 100_001,
  } as const;
  await job.propose(creator, mine.id, [line], 'Topo!');
  const [contract] = await job.hire(brand, briefingId, [mine.id]);
  await job.sign(contract!, brand, creator);
  return contract!;
};

/** Returns the balance in cents of each ledger account for a contract. */
export const balances = async ({ job: { database }, finance }: Cast, contractId: number) => {
  const all = await database.see(postings, finance, { contractId });
  const of = (account: string) =>
    all.filter((row) => row.account === account).reduce((sum, row) => sum + row.amountCents, 0);
  return Object.fromEntries(
    ['receivable', 'committed', 'cash', 'held', 'fee', 'payable', 'withholding', 'refunds'].map((account) => [
      account,
      of(account),
    ]),
  );
};
