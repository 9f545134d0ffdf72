import { shareLinkFlow, shareLinks } from '../../hiring';
import { type Change, emit, type Find, insert } from '../../kit';
import { type Actor, companies, creators, type GuestAction, inGuestPage, localeIn } from '../../people';
import { payAmounts } from './amounts';
import { type PayContract, payContracts } from './pay';

const DAY_MS = 86_400_000;
const SECRET_BYTES = 32;
/** Days for which the link in a purely informational e-mail is valid. */
export const INFO_LINK_DAYS = 90;

/**
 * Returns whether a contract is new or an amendment, for the wording of notices (`ofPay` in `notices.json`).
 */
export const contractKindOf = ({ amendsId }: Pick<PayContract, 'amendsId'>): 'contract' | 'amendment' =>
  amendsId === null ? 'contract' : 'amendment';

interface ClientEmail {
  readonly pay: Pick<
    PayContract,
    | 'id'
    | 'title'
    | 'amendsId'
    | 'currency'
    | 'clientName'
    | 'clientContact'
    | 'clientEmail'
    | 'clientCountry'
    | 'creatorId'
    | 'validUntil'
  > &
    Parameters<typeof payAmounts>[0];
  readonly companyId: number;
  /** Id of the share link. The secret of a link is not stored, so each e-mail creates a new link. */
  readonly id: number;
  readonly secret: string;
  readonly createdById: number;
  readonly creator: string;
  readonly days: number;
  /** Number of the instalment that the e-mail is about. */
  readonly ordinal?: number;
  /** Amount stated in the e-mail; by default the amount of the instalment, or else of the contract. */
  readonly amountCents?: number;
  /** Business date stated in the e-mail: due date of the payment, or day of the silent approval. */
  readonly dueOn?: string;
  /**
   * Variant of the e-mail's text: with a note by the creator, for a revised contract, for work delivered
   * before the payment, or for a reminder of a step.
   */
  readonly context?: 'note' | 'revised' | 'revisedNote' | 'unpaid' | 'answer' | 'pay' | 'approve' | undefined;
  /** Note that the e-mail quotes. */
  readonly comment?: string;
  readonly now: string;
}

/**
 * The page that the link of each e-mail opens: one to read and ask, or one to accept on behalf of the client.
 */
const pageOf = {
  pay: 'pay',
  payAnswer: 'pay',
  payAccepted: 'pay',
  payPaid: 'pay',
  payDelivered: 'pay',
  payReminder: 'pay',
  payApprovalAnnounced: 'pay',
  payApproved: 'pay',
  payEndingAsked: 'pay',
  payEndingReview: 'pay',
  payEndingKept: 'pay',
  payEnded: 'pay',
  payRefunded: 'pay',
  'pay-confirm': 'pay-confirm',
  payConfirmEnding: 'pay-confirm',
  payAnswerEnding: 'pay-confirm',
} as const satisfies Readonly<Record<string, GuestAction>>;
export type ClientEmailKind = keyof typeof pageOf;

/** Loads what an e-mail to the client contains. `createdById` is null for a client with an account. */
export async function loadClientEmail(find: Find<Actor>, payContractId: number | null) {
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
 * Creates an e-mail to the client with a link that opens the contract without an account. Only the e-mail
 * contains the link, so a guest who opens the link has access to the client's mailbox.
 */
export function emailToClient(kind: ClientEmailKind, email: ClientEmail): Change[] {
  const { pay, companyId, id, secret, createdById, creator, days, ordinal, dueOn, context, comment, now } =
    email;
  const { instalments, clientCents } = payAmounts(pay);
  const part = instalments.find((one) => one.ordinal === ordinal);
  const row = {
    id,
    status: shareLinkFlow.initial,
    statusSince: now,
    companyId,
    briefingId: null,
    contractId: null,
    listId: null,
    reportId: null,
    payContractId: pay.id,
    withNotes: false,
    creatorIds: [],
    actions: [pageOf[kind]],
    label: (pay.clientContact || pay.clientName).slice(0, 80),
    email: pay.clientEmail,
    locale: localeIn(pay.clientCountry),
    tokenHash: secret,
    createdById,
    expiresAt: new Date(Date.parse(now) + days * DAY_MS).toISOString(),
    lastUsedAt: null,
  };
  return [
    insert(shareLinks, row),
    emit({
      kind: `share-links.${kind}`,
      resource: shareLinks.name,
      rowId: id,
      companyId,
      creatorId: pay.creatorId,
      data: {
        ...inGuestPage(row),
        title: pay.title,
        creator,
        amends: contractKindOf(pay),
        amountCents: email.amountCents ?? part?.amountCents ?? clientCents,
        currency: pay.currency,
        ...(ordinal === undefined ? {} : { ordinal }),
        ...(dueOn === undefined ? {} : { dueOn }),
        ...(context === undefined ? {} : { context }),
        ...(comment === undefined ? {} : { comment }),
        // The last day to accept.
        ...(kind === 'pay' && pay.validUntil !== null ? { acceptBy: 'dated', acceptOn: pay.validUntil } : {}),
        ...(kind === 'payAccepted' ? { totalCents: clientCents } : {}),
      },
    }),
  ];
}
