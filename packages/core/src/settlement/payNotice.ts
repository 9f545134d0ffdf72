import { type Change, emit, type Find } from '../kit';
import { type Actor, companies, creators } from '../party';
import { type ClientEmailKind, emailToClient, type PayContract, payContracts } from '../pay';
import { shareLinks } from '../shareLink';

const SECRET_BYTES = 32;
const READ_DAYS = 90;

/** What an ending's own moves say; that it ended the contract's flow says itself. */
type News = 'askEnding' | 'reviewEnding' | 'keep' | 'refundEnding';
const emailOf: Readonly<Record<News, ClientEmailKind>> = {
  askEnding: 'payEndingAsked',
  reviewEnding: 'payEndingReview',
  keep: 'payEndingKept',
  refundEnding: 'payRefunded',
};

/** Whom to tell of the ending of an Elenco Pay contract; null for a hiring, whose moves are told by themselves. */
export async function loadPayNotice(find: Find<Actor>, payContractId: number | null) {
  const [pay] = payContractId === null ? [] : await find.many(payContracts, { id: payContractId });
  if (!pay) return null;
  const outside = await find.many(companies, { id: pay.companyId ?? 0, membership: 'outside' });
  const [first] = outside.length > 0 ? await find.many(shareLinks, { payContractId: pay.id }) : [];
  const [creator] = await find.many(creators, { id: pay.creatorId });
  const linkIds = await find.ids(shareLinks, 1);
  const made = { id: linkIds[0] as number, secret: find.random(SECRET_BYTES), creator: creator?.name ?? '' };
  return { pay, createdById: first?.createdById ?? null, made };
}

/**
 * Both sides are notified; a client without an account gets an e-mail with a link to the contract, and where an answer is
 * asked for, one that binds.
 */
export function payNotices(
  known: Awaited<ReturnType<typeof loadPayNotice>>,
  what: News | null,
  { now, answerDays }: { now: string; answerDays?: number },
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
          now,
        });
  return [...(what === null ? [] : [news(what, pay, companyId)]), ...emails];
}

function news(what: News, pay: PayContract, companyId: number): Change {
  const about = {
    resource: payContracts.name,
    rowId: pay.id,
    companyId,
    creatorId: pay.creatorId,
    data: { title: pay.title, client: pay.clientName },
  };
  const events = {
    askEnding: emit({ kind: 'pay-contracts.askEnding', ...about }),
    reviewEnding: emit({ kind: 'pay-contracts.reviewEnding', ...about }),
    keep: emit({ kind: 'pay-contracts.keep', ...about }),
    refundEnding: emit({ kind: 'pay-contracts.refundEnding', ...about }),
  };
  return events[what];
}
