import { postings } from '@elenco/core/finance';
import type { Briefing } from '@elenco/core/hiring';
import type { RequestContext } from '../adapters/requestContext.server';
import { type Entry, entriesOf, statementAccounts } from './entries';

/**
 * Returns the entries of a project: those of its contracts, and partial payments of its one invoice, which
 * belong to no contract.
 */
export async function loadProjectEntries(
  { app, actor }: Pick<RequestContext, 'app' | 'actor'>,
  { id, companyId }: Pick<Briefing, 'id' | 'companyId'>,
  contractIds: readonly number[],
): Promise<Entry[]> {
  const account = [...statementAccounts];
  const [ledger, parts, lateFees] = await Promise.all([
    app.see(postings, actor, { companyId, contractId: [...contractIds], account }),
    app.money.projectParts(actor, companyId, id),
    app.money.lateFeesPaid(actor, companyId, id),
  ]);
  const transactionId = parts.map((part) => part.transactionId);
  const ofParts = parts.length > 0 ? await app.see(postings, actor, { transactionId, account }) : [];
  return entriesOf([...ledger, ...ofParts], lateFees);
}
