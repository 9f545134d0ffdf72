import { z } from 'zod';
import { accept, type Change, emit, insert, moveTo, refuse, requireAllowedMove, update } from '../../../kit';
import { type Actor, defineCommand, defineMove, id, paragraph } from '../../../people';
import { loadSignature, requestSignature } from '../../approval';
import { contractFlow } from '../flow';
import { acceptances, acceptRule, contracts } from '../resource';
import type { Acceptance, Contract } from '../schema';

const input = z.strictObject({
  id,
  version: z.int().positive().optional(),
  /** Hash of the text that the user saw. */
  textHash: z.string().length(64, 'invalid_format'),
  /** Evidence from the application, never from the user's input. */
  ip: z.string().max(64),
  userAgent: z.string().max(500),
});

/**
 * Accepts a contract, as one of its parties. The second acceptance activates the contract. Refuses with
 * `already_accepted`, `text_changed` at `/textHash`, `not_a_party`, and the errors of `requestApproval`.
 */
export const acceptContract = defineCommand({
  name: 'contracts.accept',
  rest: 'Accepts a contract for your side; it is active once both sides have',
  movesMoney: true,
  notWhileImpersonating: true,
  input,
  async load(find, { id: contractId, version }, { actor }) {
    const contract = await find.forUpdate(contracts, contractId, acceptRule);
    if (!hasAccepted(contract, sideOf(actor))) {
      requireAllowedMove(contractFlow, 'activate', contract, version === undefined ? {} : { version });
    }
    return { contract, approval: await loadSignature(find, actor, [contract]) };
  },
  decide({ rows: { contract, approval }, input: { textHash, ip, userAgent }, actor, now }) {
    const side = sideOf(actor);
    if (!side || !('userId' in actor)) return refuse('not_a_party');
    if (hasAccepted(contract, side)) return refuse('already_accepted');
    if (textHash !== contract.textHash) return refuse('text_changed', '/textHash');
    const { currency } = contract;
    const asked = requestSignature([contract], approval, { actor, currency, now });
    if ('refused' in asked) return asked;
    const active = hasAccepted(contract, side === 'company' ? 'creator' : 'company');
    return accept(acceptanceOf(contract, { side, actor, ip, userAgent, now }), { active });
  },
});

/**
 * Returns the changes that store a party's acceptance and, for the second acceptance, the activation of the
 * contract.
 */
export function acceptanceOf(
  { id: contractId, companyId, creatorId, briefingId, textHash, ...contract }: Contract,
  by: Pick<Acceptance, 'side' | 'ip' | 'userAgent'> & {
    readonly actor: { readonly userId: number; readonly name: string };
    readonly now: string;
  },
): Change[] {
  const { side, actor, ip, userAgent, now } = by;
  const evidence = insert(acceptances, {
    contractId,
    amendmentId: null,
    companyId,
    creatorId,
    side,
    userId: actor.userId,
    name: actor.name,
    ip,
    userAgent,
    textHash,
  });
  const patch = side === 'company' ? { companyAcceptedAt: now } : { creatorAcceptedAt: now };
  if (hasAccepted(contract, side === 'company' ? 'creator' : 'company')) {
    return [evidence, moveTo(contracts, contractId, 'activate', { patch })];
  }
  const event = emit({
    kind: `contracts.accept_${side}`,
    resource: contracts.name,
    rowId: contractId,
    companyId,
    creatorId,
    briefingId,
  });
  return [evidence, update(contracts, contractId, patch), event];
}

function sideOf(actor: Actor): Acceptance['side'] | undefined {
  if (actor.role === 'company') return 'company';
  return actor.role === 'creator' ? 'creator' : undefined;
}

type Acceptable = Pick<Contract, 'companyAcceptedAt' | 'creatorAcceptedAt'>;

function hasAccepted(contract: Acceptable, side: Acceptance['side'] | undefined): boolean {
  if (side === 'company') return contract.companyAcceptedAt !== null;
  return side === 'creator' && contract.creatorAcceptedAt !== null;
}

/** Withdraws a contract that the parties have not both accepted yet, as one of the parties. */
export const withdrawContract = defineMove(contracts, 'withdraw', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});
