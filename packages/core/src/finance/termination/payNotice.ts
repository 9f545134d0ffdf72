import { type Change, emit } from '../../kit';
import {
  type ClientEmailKind,
  emailToClient,
  type loadClientEmail,
  type PayContract,
  payContracts,
  READ_DAYS,
} from '../pay';

/** Events of an early end, apart from the end of the contract itself, which has its own event. */
type News = 'askEnding' | 'reviewEnding' | 'keep' | 'refundEnding';
const emailOf: Readonly<Record<News, ClientEmailKind>> = {
  askEnding: 'payEndingAsked',
  reviewEnding: 'payEndingReview',
  keep: 'payEndingKept',
  refundEnding: 'payRefunded',
};

/**
 * Returns the notices to both sides. A client without an account gets an e-mail with a link to the contract.
 * If an answer is required, the link lets the client answer.
 */
export function payNotices(
  known: Awaited<ReturnType<typeof loadClientEmail>>,
  what: News | null,
  { now, answerDays, refundCents }: { now: string; answerDays?: number; refundCents?: number },
): Change[] {
  if (!known) return [];
  const { pay, createdById, made } = known;
  const { companyId } = pay;
  if (companyId === null) return [];
  const emails =
    createdById === null
      ? []
      : emailToClient(answerDays !== undefined ? 'payAnswerEnding' : what ? emailOf[what] : 'payEnded', {
          pay,
          companyId,
          createdById,
          ...made,
          days: answerDays ?? READ_DAYS,
          ...(refundCents === undefined ? {} : { amountCents: refundCents }),
          now,
        });
  return [...(what === null ? [] : [news(what, pay, companyId, refundCents)]), ...emails];
}

function news(what: News, pay: PayContract, companyId: number, refundCents?: number): Change {
  const about = {
    resource: payContracts.name,
    rowId: pay.id,
    companyId,
    creatorId: pay.creatorId,
    data: {
      title: pay.title,
      client: pay.clientName,
      ...(refundCents === undefined ? {} : { amountCents: refundCents, currency: pay.currency }),
    },
  };
  const events = {
    askEnding: emit({ kind: 'pay-contracts.askEnding', ...about }),
    reviewEnding: emit({ kind: 'pay-contracts.reviewEnding', ...about }),
    keep: emit({ kind: 'pay-contracts.keep', ...about }),
    refundEnding: emit({ kind: 'pay-contracts.refundEnding', ...about }),
  };
  return events[what];
}
