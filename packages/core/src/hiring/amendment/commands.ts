import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import { accept, hashOf, insert, moveTo, refuse } from '../../kit';
import { defineCommand, defineMove, id, ofCompany, paragraph } from '../../people';
import { loadApproval, requestApproval } from '../approval';
import { acceptances, contracts, isInForce } from '../contract';
import { amendment, amendmentFlow, amendments } from './amendment';
import { amendmentTerms } from './text.pt';

/**
 * Accepts an amendment, as the creator. Reactions then extend the contract and charge the brand. Refuses with
 * `contract_not_in_force` if the contract has ended, `amendment_over` after the amendment's last day, and
 * `text_changed` at `/textHash`.
 */
export const acceptAmendment = defineMove(amendments, 'accept', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: {
    /** Hash of the text that the user saw. */
    textHash: z.string().length(64),
    ip: z.string(),
    userAgent: z.string(),
  },
  also: (find, { contractId }) => find.lockMany(contracts, { id: contractId }),
  decide({ row, also: [contract], input: { textHash, ip, userAgent }, actor, now }) {
    if (!('userId' in actor)) return refuse('not_a_party');
    if (!contract || !isInForce(contract)) return refuse('contract_not_in_force');
    if (row.endsOn < businessDate(now)) return refuse('amendment_over');
    if (textHash !== row.textHash) return refuse('text_changed', '/textHash');
    const { id: amendmentId, contractId, companyId, creatorId } = row;
    return {
      and: [
        insert(acceptances, {
          contractId,
          amendmentId,
          companyId,
          creatorId,
          side: 'creator',
          userId: actor.userId,
          name: actor.name,
          ip,
          userAgent,
          textHash,
        }),
      ],
    };
  },
});

/** Refuses an amendment, as the creator, with a reason. The contract does not change. */
export const refuseAmendment = defineMove(amendments, 'refuse', {
  notWhileImpersonating: true,
  fields: { comment: paragraph(1_000) },
  also: async () => null,
  decide: () => ({}),
});

const { kind, startsOn, endsOn, additionalCents, description } = amendment.shape;

/**
 * Requests more time, more work or both from a hired creator, as the brand. The brand is bound once the
 * creator accepts. Refuses with `contract_not_in_force`, `amendment_open` while another amendment is
 * unanswered, `ends_before_start` and `date_in_past` at `/endsOn`, and, at `/additionalCents`,
 * `work_needs_value` and the errors of `requestApproval`.
 */
export const requestAmendment = defineCommand({
  name: 'amendments.request',
  notWhileImpersonating: true,
  input: z.strictObject({
    contractId: id,
    kind,
    startsOn,
    endsOn,
    additionalCents,
    description,
    ip: z.string(),
    userAgent: z.string(),
  }),
  async load(find, { contractId }, { actor }) {
    const contract = await find.forUpdate(contracts, contractId, ofCompany);
    return {
      contract,
      before: await find.many(amendments, { contractId }),
      approval: await loadApproval(find, actor),
      ids: await find.ids(amendments, 1),
    };
  },
  decide({ rows: { contract, before, approval, ids }, input: { ip, userAgent, ...wanted }, actor, now }) {
    if (!('userId' in actor)) return refuse('not_a_party');
    const { briefingId } = contract;
    if (!isInForce(contract) || briefingId === null) return refuse('contract_not_in_force');
    if (before.some(({ status }) => status === 'requested' || status === 'awaiting_creator')) {
      return refuse('amendment_open');
    }
    if (wanted.endsOn < wanted.startsOn) return refuse('ends_before_start', '/endsOn');
    if (wanted.endsOn < businessDate(now)) return refuse('date_in_past', '/endsOn');
    if (wanted.kind === 'work' && wanted.additionalCents === 0) {
      return refuse('work_needs_value', '/additionalCents');
    }
    const { id: contractId, companyId, creatorId, feeBp, currency } = contract;
    const about = { actor, currency, now, pointer: '/additionalCents' };
    const asked = requestApproval('amendments.request', wanted, approval, about);
    if ('refused' in asked) return asked;
    const { text, ...money } = amendmentTerms(contract, wanted);
    const textHash = hashOf(text);
    const amendmentId = ids[0]!;
    return accept(
      [
        insert(amendments, {
          id: amendmentId,
          briefingId,
          companyId,
          creatorId,
          ...wanted,
          ...money,
          feeBp,
          text,
          textHash,
          requestedById: actor.userId,
          status: amendmentFlow.initial,
          statusSince: now,
        }),
        insert(acceptances, {
          contractId,
          amendmentId,
          companyId,
          creatorId,
          side: 'company',
          userId: actor.userId,
          name: actor.name,
          ip,
          userAgent,
          textHash,
        }),
        moveTo(amendments, amendmentId, 'send'),
        ...asked.used,
      ],
      { id: amendmentId },
    );
  },
});
