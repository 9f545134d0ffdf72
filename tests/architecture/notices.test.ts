import {
  type Audience,
  flows,
  guestAction,
  maySeeSum,
  nextStep,
  noticesFor,
  notificationRules,
} from '@elenco/core';
import pt from '@elenco/locales/pt/notices.json';
import { describe, expect, it } from 'vitest';

type Words = { readonly [key: string]: string | Words };

/** Returns every text by its full key. */
function texts(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      const whole = path ? `${path}.${key}` : key;
      return typeof value === 'string' ? [[whole, value]] : [...texts(value, whole)];
    }),
  );
}

/** Emitted by commands, since no move says what happened. */
const emitted = [
  'pay-contracts.askEnding',
  'pay-contracts.reviewEnding',
  'pay-contracts.keep',
  'pay-contracts.refundEnding',
  'users.signedUp',
  'users.signUpAgain',
  'invitations.accepted',
  'users.removeFromTeam',
  'users.leftTeam',
  'users.madeOwner',
  'users.madeMember',
  'users.handOver',
  'curator-codes.grant',
  'curator-codes.used',
  'users.confirmed',
  'users.impersonated',
  'users.forgotPassword',
  'users.passwordChanged',
  'users.googleLinked',
  'users.newSignIn',
  'users.secondFactorOn',
  'users.secondFactorOff',
  'users.sessionsEnded',
  'users.suspended',
  'users.suspensionLifted',
  'users.merged',
  'users.mergedInto',
  'users.mergeUndone',
  'users.emailLink',
  'users.messageHidden',
  'users.reportUpheld',
  'users.reportDismissed',
  'users.emailWanted',
  'users.emailAsked',
  'users.correctionWithdrawn',
  'users.emailCorrection',
  'users.emailChanged',
  'users.emailCorrected',
  'users.emailUndone',
  'contracts.accept_company',
  'contracts.accept_creator',
  'payouts.askPurchase',
  'payouts.deduct',
  'payouts.recordPurchase',
  'payouts.prepare',
  'payouts.undoPreparation',
  'invoices.replace',
  'payees.change',
  'proposals.remind',
  'proposals.prepared',
  'deliverables.remind',
  'squads.askFigures',
  'step-approvals.asked',
  'step-approvals.approved',
  'step-approvals.changes',
  'questions.answered',
  'drafts.approvalAnnounced',
  'draft-comments.fromBrand',
  'draft-comments.fromCreator',
  'openings.matched',
  'observations.send',
  'posts.remind',
  'posts.captionChanged',
  'board-posts.shared',
  'board-posts.answered',
  'companies.askPlan',
  'users.approvalGranted',
  'users.approvalTaken',
  'users.approvalFreed',
  'users.approvalAsked',
  'users.approvalGiven',
  'users.approvalDeclined',
  'subscriptions.changed',
  'payment-methods.ending',
  'subscriptions.drafted',
  'subscription-periods.remind',
  'subscription-periods.overdue',
  'privacy-requests.remind',
  'users.mentioned',
  'users.taskGiven',
  'users.assigned',
  'privacy_inquiries.asked',
  'privacy-requests.received',
  'privacy-requests.receivedHandle',
  'privacy-requests.answered',
  'privacy-requests.declined',
  'users.privacyAsked',
  'users.privacyAnswered',
  'users.privacyRefused',
  'users.erasureSet',
  'users.profileErasureSet',
  'users.erasureUndone',
  'companies.erasureSet',
  'users.exportReady',
  'users.newMatches',
  'users.unreadMessages',
  'conversations.readByStaff',
  'charges.sendProof',
  'charges.reportPayment',
  'charges.keepPart',
  'charges.dropPart',
  'charges.waive',
  'charges.reissue',
  'charges.remind',
  'charges.postpone',
  'pay-contracts.ask',
  'pay-contracts.answer',
  'pay-contracts.remind',
  'instalments.deliver',
  'instalments.requestChanges',
  'instalments.announceApproval',
  'instalments.approveSilently',
  'instalments.approve',
  'instalments.waive',
  ...guestAction.options.map((action) => `share-links.${action}`),
  'share-links.payAnswer',
  'share-links.payAccepted',
  'share-links.payPaid',
  'share-links.payDelivered',
  'share-links.payReminder',
  'share-links.payApprovalAnnounced',
  'share-links.payApproved',
  'share-links.payEndingAsked',
  'share-links.payEndingReview',
  'share-links.payEndingKept',
  'share-links.payEnded',
  'share-links.payRefunded',
  'share-links.payConfirmEnding',
  'share-links.payAnswerEnding',
];
/** E-mails to clients of creators: the share link's event contains the amount. */
const ofClients = emitted.filter((kind) => /^share-links\.pay(?!ables)/.test(kind));
/** Resources whose notices are about money of one contract. */
const moneyResources = ['pay-contracts', 'instalments', 'settlements', 'repayments', 'payouts'];
const parties = ['company', 'creator', 'guest'];
/** No refund is known before the other side or staff answer. */
const undecided = ['create', 'dispute', 'lapse', 'withdraw'].map((kind) => `settlements.${kind}`);
const moved = flows.flatMap(({ name, moves }) =>
  ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`),
);

/** Amounts that had already been returned to a card have their own texts. */
const withSetOff = ['settlements.release', 'repayments.release'];
/** So have a contract sent with a note, and work that the client has not paid yet. */
const withNote = 'share-links.pay';
const withUnpaid = ['share-links.payDelivered', 'instalments.deliver'];
/** So have fine and interest of a payment, and the last of several partial payments. */
const withLate = 'notices.charges.settle.company';
/** So have fine and interest that are waived for a partial payment. */
const withWaived = 'notices.charges.keepPart.company';
/** So have overdue charges whose payment was reported. */
const withReport = 'notices.charges.fallDue.company';
/** And failures for which the bank gave only codes. */
const withBankCodes = ['notices.payouts.fail.finance', 'notices.payouts.return.finance'];

describe('the set of texts of notices and next steps', () => {
  it('has one for each notice, and for no other', () => {
    const wanted = Object.keys(notificationRules).flatMap((kind) =>
      noticesFor({ kind, rowId: 1, briefingId: 1 }).flatMap(({ words, stop }) =>
        [
          'subject',
          'body',
          'action',
          ...(stop ? ['stop'] : []),
          ...(withSetOff.includes(kind) ? ['body_setOff'] : []),
          ...(kind === withNote ? ['body_note'] : []),
          ...(withUnpaid.includes(kind) ? ['body_unpaid'] : []),
          ...(words === withLate ? ['body_late', 'body_last', 'body_lastLate'] : []),
          ...(words === withReport ? ['subject_reported', 'body_reported'] : []),
          ...(words === withWaived ? ['body_waived'] : []),
          ...(withBankCodes.includes(words) ? ['body_bankCodes'] : []),
        ].map((part) => `${words}.${part}`),
      ),
    );
    const written = [...texts(pt).keys()].filter((key) => key.startsWith('notices.'));
    expect(written.sort()).toEqual(wanted.sort());
  });

  it('uses only parameters that the worker takes from an event', () => {
    const known = [
      'title',
      'comment',
      'company',
      'creator',
      'by',
      'hours',
      'brand',
      'supportEmail',
      'count',
      'client',
      'ordinal',
      'amends',
      'amount',
      'setOff',
      'late',
      'received',
      'total',
      'waived',
      'day',
    ];
    const named = [...texts(pt).entries()]
      .filter(([key]) => key.startsWith('notices.'))
      .flatMap(([key, text]) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => `${key}: ${name}`));
    expect(named.filter((one) => !known.some((name) => one.endsWith(`: ${name}`)))).toEqual([]);
  });

  it('uses an amount only if the row has one that the recipient may see', () => {
    const sums: Readonly<Record<string, readonly string[]>> = {
      charges: ['amount', 'day'],
      'subscription-periods': ['amount', 'day'],
      subscriptions: ['amount', 'day'],
      'card-payments': ['amount', 'day'],
      payouts: ['amount'],
      settlements: ['amount'],
      repayments: ['amount', 'day'],
      instalments: ['amount', 'day'],
      'pay-contracts': ['amount'],
    };
    // Their events contain the amount themselves.
    const withAmount = [
      ...['Granted', 'Asked', 'Given', 'Declined'].map((name) => `notices.users.approval${name}.`),
      ...ofClients.map((kind) => `notices.${kind}.`),
    ];
    const wrong = [...texts(pt).entries()].flatMap(([key, text]) => {
      if (withAmount.some((start) => key.startsWith(start))) return [];
      const [, resource = '', , audience = ''] = key.split('.');
      const named = ['amount', 'day'].filter((name) => text.includes(`{{${name}}}`));
      const shown = maySeeSum(audience as Audience, resource) ? (sums[resource] ?? []) : [];
      return named.filter((name) => !shown.includes(name)).map((name) => `${key}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  const moneyNotices = [...texts(pt).keys()].filter((key) => {
    const [, resource = '', kind = '', audience = '', part] = key.split('.');
    const ofMoney = moneyResources.includes(resource) || ofClients.includes(`${resource}.${kind}`);
    return ofMoney && part === 'body' && parties.includes(audience);
  });
  it.each(moneyNotices)('names contract, counterparty and amount: %s', (body) => {
    const whole = texts(pt);
    const text = `${whole.get(body.replace(/body$/, 'subject'))} ${whole.get(body)}`;
    expect(text).toMatch(/{{title}}|ofPay_{{amends}}/);
    expect(text).toMatch(/{{(creator|company|client)}}/);
    const [, resource = '', kind = '', audience = ''] = body.split('.');
    if (undecided.includes(`${resource}.${kind}`) || !maySeeSum(audience as Audience, resource)) return;
    expect(text).toMatch(/{{amount}}/);
  });

  it('has one for each next step', () => {
    const brand = { role: 'company', userId: 1, name: 'A', companyId: 1, companyRole: 'owner' } as const;
    const creator = { role: 'creator', userId: 1, name: 'A', creatorId: 1 } as const;
    const waiting = Object.fromEntries(Object.keys(pt.nextStep).map((code) => [code, [{ id: 1 }]]));
    const given = [brand, creator].flatMap((actor) => {
      const { first, rest } = nextStep(actor, waiting, new Date());
      return [first, ...rest].map((step) => step?.code);
    });
    expect([...new Set(given)].sort()).toEqual(Object.keys(pt.nextStep).sort());
  });

  it('has them only for events that happen', () => {
    expect(
      Object.keys(notificationRules).filter((kind) => !moved.includes(kind) && !emitted.includes(kind)),
    ).toEqual([]);
  });
});
