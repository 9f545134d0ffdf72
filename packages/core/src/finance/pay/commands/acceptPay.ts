import { businessDate } from '@elenco/brazil';
import { z } from 'zod';
import {
  contractFlow,
  contracts,
  limitOfUser,
  loadApproval,
  requestApproval,
  unlimited,
} from '../../../hiring';
import { type Change, type Find, insert, moveTo, post, refuse } from '../../../kit';
import { type Actor, companies, defineMove, requireGuestName } from '../../../people';
import { chargeFlow, chargeIssued, chargeLines, charges, firstSlip, instalments } from '../../payment';
import { type PayAmounts, payAmounts } from '../amounts';
import { emailToClient, INFO_LINK_DAYS, loadClientEmail } from '../clientEmail';
import { isPayInForce, type PayContract, payContracts } from '../pay';
import { publishingOf } from '../publishing';

const CODE_BYTES = 16;

/**
 * Accepts the contract, which binds the client. Allowed for a company member, and for a guest who opened the
 * link in the e-mail to the client's address. Creates the contract, charges each instalment, and sends a
 * client without an account an e-mail on how to pay. Refuses with `text_changed` at `/textHash`,
 * `pay_expired`, `contract_not_in_force` if the amended contract has ended, and with the refusals of
 * `requestApproval`.
 */
export const acceptPay = defineMove(payContracts, 'accept', {
  movesMoney: true,
  notWhileImpersonating: true,
  fields: {
    /** Hash of the text that the client saw. */
    textHash: z.string().length(64, 'invalid_format'),
    ip: z.string().max(64),
    userAgent: z.string().max(500),
  },
  also: async (find, row, _, { actor }) => ({
    approval: await approvalFor(find, row, actor),
    known: await loadClientEmail(find, row.id),
    amends: row.amendsId === null ? [] : await find.lockMany(payContracts, { id: row.amendsId }),
    contractIds: await find.ids(contracts, 1),
    chargeIds: await find.ids(charges, row.schedule.length),
    instalmentIds: await find.ids(instalments, row.schedule.length),
    checkCode: find.random(CODE_BYTES),
  }),
  decide({ row, also, input: { textHash, ip, userAgent }, actor, now }) {
    requireGuestName(actor);
    const today = businessDate(now);
    const { companyId } = row;
    if (companyId === null || textHash !== row.textHash) return refuse('text_changed', '/textHash');
    if (row.validUntil !== null && row.validUntil < today) return refuse('pay_expired');
    if (!also.amends.every(isPayInForce)) return refuse('contract_not_in_force');
    const amounts = payAmounts(row);
    const about = { actor, currency: row.currency, now };
    const bound = requestApproval('pay-contracts.accept', amounts, also.approval, about);
    if ('refused' in bound) return bound;
    const contractId = also.contractIds[0] as number;
    const signature = {
      side: 'client' as const,
      name: 'name' in actor ? actor.name : '',
      email: row.clientEmail ?? '',
      ip,
      userAgent,
      at: now,
    };
    return {
      patch: { contractId, signatures: [...row.signatures, signature] },
      and: [
        ...agreement(row, { id: contractId, companyId, checkCode: also.checkCode, textHash }, now),
        ...amounts.instalments.flatMap((part, index) =>
          insertInstalment(row, part, {
            contractId,
            companyId,
            now,
            chargeId: also.chargeIds[index] as number,
            instalmentId: also.instalmentIds[index] as number,
          }),
        ),
        ...acceptedEmail(row, also.known, amounts, now),
        ...bound.used,
      ],
    };
  },
});

/**
 * Returns the approval limit of the member who accepts. For a guest, returns the limit of the company member
 * with the same e-mail address. A client without an account has no limit.
 */
async function approvalFor(find: Find<Actor>, { companyId, clientEmail }: PayContract, actor: Actor) {
  if (actor.role !== 'guest') return loadApproval(find, actor);
  if (companyId === null || clientEmail === null) return unlimited;
  const [client] = await find.many(companies, { id: companyId, membership: 'member' });
  return client ? limitOfUser(find, client.id, { email: clientEmail }) : unlimited;
}

/**
 * Returns the e-mail with price, due date and payment methods; no e-mail for a company member, who sees all
 * three among the company's charges.
 */
function acceptedEmail(
  pay: PayContract,
  known: Awaited<ReturnType<typeof loadClientEmail>>,
  { instalments: parts }: PayAmounts,
  now: string,
): Change[] {
  const [first] = parts;
  if (!known || known.createdById === null || pay.companyId === null || !first) return [];
  const { createdById, made } = known;
  const { amountCents, dueOn } = first;
  const about = { companyId: pay.companyId, createdById, ...made, amountCents, dueOn };
  return emailToClient('payAccepted', { pay, ...about, days: INFO_LINK_DAYS, now });
}

function agreement(
  row: PayContract,
  made: { id: number; companyId: number; checkCode: string; textHash: string },
  now: string,
): Change[] {
  const { clientCents, feeCents, creatorCents } = payAmounts(row);
  const accepted = { companyAcceptedAt: now, creatorAcceptedAt: row.statusSince };
  return [
    insert(contracts, {
      ...made,
      origin: 'pay',
      briefingId: null,
      proposalId: null,
      creatorId: row.creatorId,
      status: contractFlow.initial,
      statusSince: now,
      title: row.title,
      ...publishingOf(row),
      text: row.text,
      textEnglish: row.textEnglish,
      feeBp: row.feeBp,
      totalCents: clientCents,
      feeCents,
      creatorCents,
      approvedOn: businessDate(now),
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      ...accepted,
    }),
    moveTo(contracts, made.id, 'send'),
    moveTo(contracts, made.id, 'activate'),
  ];
}

/** Creates an instalment with its charge. */
function insertInstalment(
  row: PayContract,
  part: ReturnType<typeof payAmounts>['instalments'][number],
  made: { contractId: number; companyId: number; chargeId: number; instalmentId: number; now: string },
): Change[] {
  const { contractId, companyId, chargeId, instalmentId, now } = made;
  const { creatorId, currency } = row;
  const { amountCents, feeCents, dueOn, deliverOn, ordinal } = part;
  const of = { contractId, companyId, creatorId };
  const charge = {
    ...of,
    id: chargeId,
    purpose: 'pay' as const,
    briefingId: null,
    amendmentId: null,
    status: chargeFlow.initial,
    statusSince: now,
    amountCents,
    feeCents,
    currency,
    dueOn,
    paidOn: null,
    paidBy: null,
  };
  return [
    insert(charges, { ...charge, ...firstSlip(charge) }),
    post(chargeIssued(charge)),
    insert(instalments, {
      ...of,
      id: instalmentId,
      payContractId: row.id,
      ordinal,
      amountCents,
      currency,
      dueOn,
      deliverOn,
      chargeId,
      payoutId: null,
      approvedAt: null,
      work: [],
      approvesOn: null,
      fineBp: row.fineBp,
      interestBp: row.interestBp,
    }),
    insert(chargeLines, {
      ...of,
      chargeId,
      kind: 'price',
      instalmentId,
      subscriptionPeriodId: null,
      ofChargeId: null,
      amountCents,
      feeCents,
    }),
  ];
}
