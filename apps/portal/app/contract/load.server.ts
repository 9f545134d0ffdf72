import { randomUUID } from 'node:crypto';
import { businessDate } from '@elenco/brazil';
import { charges, hasReceipt } from '@elenco/core/finance';
import { acceptances, contracts, shownRecord, signedNames, withFirstAcceptances } from '@elenco/core/hiring';
import { areaPath, documentOfPayee, seesProjectsOnly } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { idIn, notFound, type RequestContext } from '../adapters/requestContext.server';
import { pendingContracts } from '../team/requests.server';
import { loadAmendments } from './amendments.server';
import { loadEnding } from './ending.server';
import { contractStage } from './stage.server';

const projectOf = {
  company: `${areaPath.company}/briefing`,
  creator: `${areaPath.creator}/briefing`,
  admin: '/dashboard/admin/briefing',
} as const;

/**
 * Loads a contract with its evidence and history, for its parties and for staff with access to people and
 * money.
 */
export async function loadContract(ctx: RequestContext<'shared'>) {
  const { app, actor } = ctx;
  if (seesProjectsOnly(actor)) throw notFound();
  const contract = await app.get(contracts, actor, idIn(ctx));
  const { id, briefingId, status, companyAcceptedAt, creatorAcceptedAt } = contract;
  const of = { contractId: id };
  const [parties, accepted, steps, [charge], rules] = await Promise.all([
    app.projects.partiesOf(contract),
    app.see(acceptances, actor, of),
    app.history(contracts, actor, id),
    app.see(charges, actor, of, { limit: 1 }),
    app.see(settings, { role: 'system' }, { key: 'silence_days' }),
  ]);
  const amendments = await loadAmendments(ctx, of, () => parties.creatorName);
  const side = sideOf[actor.role];
  const own = actor.role === 'creator' ? await contractStage({ ...ctx, actor }, contract) : null;
  const mine = status === 'sent' ? await pendingContracts(ctx, ['contracts.acceptAll']) : {};
  const acceptedAt = side === 'company' ? companyAcceptedAt : creatorAcceptedAt;
  const { companyId } = contract;
  return {
    id,
    contract,
    parties,
    /** Bank days without an answer by the brand after which a draft is approved; 0 for never. */
    silenceDays: settingOn(rules, 'silence_days', businessDate(ctx.now)),
    /** Names of the parties, as in the accepted text. */
    signed: signedNames(contract.text),
    steps: withFirstAcceptances(steps, accepted),
    side,
    /** The creator's task and money; null for other readers. */
    stage: own?.stage ?? null,
    receives: own?.receives ?? null,
    /** The brand's track record, for a creator who has not accepted yet. */
    record: own?.stage.own ? shownRecord((await app.party.trackRecordsOf([companyId])).get(companyId)) : null,
    legalForm: own?.receiver.payee?.legalForm ?? ('individual' as const),
    /** Kind of the creator's payment document. */
    document: documentOfPayee(own?.receiver.payee, contract.currency),
    amendments,
    ending: await loadEnding(ctx, contract, side, own?.receiver),
    paper: charge ? { id: charge.id, isReceipt: hasReceipt(charge) } : null,
    /** Idempotency key of the page's forms. */
    key: randomUUID(),
    mayAccept: status === 'sent' && side !== null && acceptedAt === null,
    /** The member's request to the owners that waits for an answer. */
    pending: mine[id] ?? null,
    mayWithdraw: status === 'sent' && side !== null,
    /** Only acceptances of the current text count. */
    accepted: accepted.filter((one) => one.textHash === contract.textHash),
    project: `${projectOf[actor.role]}/${briefingId}`,
    staff: actor.role === 'admin',
  };
}
export type ContractPage = Awaited<ReturnType<typeof loadContract>>;

/** The side of the reader; null for staff. */
const sideOf = { company: 'company', creator: 'creator', admin: null } as const;
