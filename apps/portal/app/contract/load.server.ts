import { randomUUID } from 'node:crypto';
import { charges, hasReceipt } from '@elenco/core/finance';
import { acceptances, contracts, signedNames, withFirstAcceptances } from '@elenco/core/hiring';
import { areaPath, seesProjectsOnly } from '@elenco/core/people';
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

/** Loads a contract with its evidence and its history, for its parties and for staff of people and money. */
export async function loadContract(ctx: RequestContext<'shared'>) {
  const { app, actor } = ctx;
  if (seesProjectsOnly(actor)) throw notFound();
  const contract = await app.get(contracts, actor, idIn(ctx));
  const { id, briefingId, status, companyAcceptedAt, creatorAcceptedAt } = contract;
  const of = { contractId: id };
  const [parties, accepted, steps, [charge]] = await Promise.all([
    app.projects.partiesOf(contract),
    app.see(acceptances, actor, of),
    app.history(contracts, actor, id),
    app.see(charges, actor, of, { limit: 1 }),
  ]);
  const renewals = await loadAmendments(ctx, of, () => parties.creatorName);
  const side = sideOf[actor.role];
  const own = actor.role === 'creator' ? await contractStage({ ...ctx, actor }, contract) : null;
  const mine = status === 'sent' ? await pendingContracts(ctx, ['contracts.acceptAll']) : {};
  const acceptedAt = side === 'company' ? companyAcceptedAt : creatorAcceptedAt;
  return {
    id,
    contract,
    parties,
    /** Names from the text, which is what was signed. */
    signed: signedNames(contract.text),
    steps: withFirstAcceptances(steps, accepted),
    side,
    /** The creator's act and money; null for others. */
    stage: own?.stage ?? null,
    receives: own?.receives ?? null,
    legalForm: own?.receiver.payee?.legalForm ?? ('individual' as const),
    renewals,
    ending: await loadEnding(ctx, contract, side, own?.receiver),
    paper: charge ? { id: charge.id, isReceipt: hasReceipt(charge) } : null,
    /** Makes a repeated submission harmless. */
    key: randomUUID(),
    mayAccept: status === 'sent' && side !== null && acceptedAt === null,
    /** The member's request to the owners, which waits for an answer. */
    pending: mine[id] ?? null,
    mayWithdraw: status === 'sent' && side !== null,
    /** Only acceptances of the current text count. */
    accepted: accepted.filter((one) => one.textHash === contract.textHash),
    project: `${projectOf[actor.role]}/${briefingId}`,
    staff: actor.role === 'admin',
  };
}
export type ContractPage = Awaited<ReturnType<typeof loadContract>>;

/** The reader's party; null for staff. */
const sideOf = { company: 'company', creator: 'creator', admin: null } as const;
