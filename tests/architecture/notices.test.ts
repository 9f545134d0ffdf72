import {
  type Audience,
  eventsToAccept,
  eventsWithNet,
  flows,
  hasCreatorSum,
  maySeeSum,
  nextStep,
  noticesFor,
  notificationRules,
} from '@elenco/core';
import en from '@elenco/locales/en/notices.json';
import pt from '@elenco/locales/pt/notices.json';
import { describe, expect, it } from 'vitest';
import { emitted } from './emittedEvents';

type Words = { readonly [key: string]: string | Words };

/** Returns all texts in `words` by their full keys. */
function texts(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      const whole = path ? `${path}.${key}` : key;
      return typeof value === 'string' ? [[whole, value]] : [...texts(value, whole)];
    }),
  );
}

const ofClients = emitted.filter((kind) => /^share-links\.pay(?!ables)/.test(kind));
/** Resources whose notices are about the money of a single contract. */
const moneyResources = ['pay-contracts', 'instalments', 'settlements', 'repayments', 'payouts'];
/**
 * Resources whose notices are about money if they go to the creator. To brands, they name the charge or the
 * document instead.
 */
const creatorMoney = ['charges', 'invoices', 'contracts', 'amendments'];
/** Events whose notices state no amount, because the work is already paid and they ask for an evaluation. */
const withoutMoney = ['contracts.complete'];
/** Resources whose amounts a creator owes, which are neither gross nor net. */
const ofRepayment = ['repayments'];
const parties = ['company', 'creator', 'guest'];
/** Events at which the refund is not known yet, because the other side or staff must answer. */
const undecided = ['create', 'dispute', 'lapse', 'withdraw'].map((kind) => `settlements.${kind}`);
const moved = flows.flatMap(({ name, moves }) =>
  ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`),
);

/** Notices with separate texts if an amount was already returned to a card. */
const withSetOff = ['settlements.release', 'repayments.release'];
/** Notice with separate texts for a contract that is sent again, or that is sent with a note. */
const withNote = 'share-links.pay';
/** Notices with separate texts for work that the client has not paid yet. */
const withUnpaid = ['share-links.payDelivered', 'instalments.deliver'];
/** Reminders that have a separate text for each step of which they remind the client. */
const withStep = ['share-links.payReminder', 'pay-contracts.remind'];
/** Notice with separate texts for fine and interest, and for the last of several partial payments. */
const withLate = 'notices.charges.settle.company';
/**
 * Notices of overdue charges and reminders. They have separate texts that state fine and interest until the
 * day of the notice.
 */
const withFine = [
  'notices.charges.fallDue.company',
  'notices.charges.fallDue.finance',
  'notices.charges.remind.company',
];
/**
 * Notice of a canceled charge. It has separate texts for the charge of a plan, because a plan has no project
 * title.
 */
const withPlan = 'notices.charges.cancel.company';
/** Notice of a charge that is open again. It has a separate text for the charge of a plan. */
const withPlanBody = 'notices.charges.reopen.company';
/** Notice with separate texts if one command cancels several charges. */
const withSeveral = withPlan;
/** Notice with separate texts if fine and interest are waived for a partial payment. */
const withWaived = 'notices.charges.keepPart.company';
/** Notice with separate texts for an overdue charge whose payment was reported. */
const withReport = 'notices.charges.fallDue.company';
/**
 * Notices with separate texts if a date is known: the date of the payment, or the last day to answer an
 * invitation.
 */
const withDated = ['notices.invoices.accept.creator', 'notices.proposals.create.creator'];
/** Notices with separate texts that state the creator's net amount. */
const withNet = eventsWithNet.map((kind) => `notices.${kind}.creator`);
const withNetMonth = eventsToAccept.map((kind) => `notices.${kind}.creator`);
/**
 * Notices with separate texts for an invitation into a company's team. A colleague sends such an invitation.
 */
const withTeam = ['create', 'resend', 'withdraw'].map((kind) => `notices.invitations.${kind}.invited`);
/** Notices with separate texts for an invitation that names a project, and for its acceptance. */
const withProject = [
  ...['create', 'resend'].map((kind) => `notices.invitations.${kind}.invited`),
  'notices.invitations.accepted.address',
];
/** Notice with separate texts for a shortlist that is released again, or that is released with a message. */
const withRound = 'briefings.release';
/**
 * Notices with separate texts for deliverables of freelancers, because these deliverables are not published.
 */
const ofWorkToo = {
  'notices.deliverables.approve.creator': ['body_OfWork'],
  'notices.deliverables.publish.company': ['subject_OfWork', 'body_OfWork'],
};
/** Notices with separate texts for failures of which the bank stated only codes. */
const withBankCodes = ['notices.payouts.fail.finance', 'notices.payouts.return.finance'];

describe('the texts of notices and next steps', () => {
  it('cover exactly the notices that events cause', () => {
    const wanted = Object.keys(notificationRules).flatMap((kind) =>
      noticesFor({ kind, rowId: 1, briefingId: 1 }).flatMap(({ words, stop }) =>
        [
          'subject',
          'body',
          'action',
          ...(stop ? ['stop'] : []),
          ...(withSetOff.includes(kind) ? ['body_setOff'] : []),
          ...(kind === withNote
            ? ['body_note', 'subject_revised', 'body_revised', 'subject_revisedNote', 'body_revisedNote']
            : []),
          ...(kind === withRound
            ? [
                ...['more', 'moreNote', 'same', 'sameNote'].map((round) => `subject_${round}`),
                ...['firstNote', 'same', 'sameNote'].map((round) => `body_${round}`),
                ...['more', 'moreNote'].flatMap((round) => [`body_${round}_one`, `body_${round}_other`]),
              ]
            : []),
          ...(withUnpaid.includes(kind) ? ['body_unpaid'] : []),
          ...(withStep.includes(kind) ? ['body_answer', 'body_approve', 'body_pay'] : []),
          ...(words === withLate ? ['body_late', 'body_last', 'body_lastLate'] : []),
          ...(withFine.includes(words) ? ['body_late'] : []),
          ...(words === withReport ? ['subject_reported', 'body_reported'] : []),
          ...(words === withWaived ? ['body_waived'] : []),
          ...(words === withPlan ? ['subject_plan', 'body_plan'] : []),
          ...(words === withPlanBody ? ['body_plan'] : []),
          ...(words === withSeveral ? ['subject_several', 'body_several'] : []),
          ...(withDated.includes(words) ? ['body_dated'] : []),
          ...(withNet.includes(words) ? ['body_net'] : []),
          ...(withNetMonth.includes(words) ? ['body_netMonth'] : []),
          ...(withTeam.includes(words) ? ['subject_team', 'body_team'] : []),
          ...(withProject.includes(words) ? ['subject_project', 'body_project'] : []),
          ...(withBankCodes.includes(words) ? ['body_bankCodes'] : []),
          ...(words in ofWorkToo ? ofWorkToo[words as keyof typeof ofWorkToo] : []),
        ].map((part) => `${words}.${part}`),
      ),
    );
    const written = [...texts(pt).keys()].filter((key) => key.startsWith('notices.'));
    expect(written.sort()).toEqual(wanted.sort());
  });

  it('use only parameters that the worker reads from an event', () => {
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
      'document',
      'project',
      'list',
      'amount',
      'setOff',
      'late',
      'received',
      'receives',
      'net',
      'others',
      'gain',
      'reason',
      'total',
      'waived',
      'day',
      'acceptBy',
    ];
    const named = [...texts(pt).entries()]
      .filter(([key]) => key.startsWith('notices.'))
      .flatMap(([key, text]) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => `${key}: ${name}`));
    expect(named.filter((one) => !known.some((name) => one.endsWith(`: ${name}`)))).toEqual([]);
  });

  it('use an amount only if the event’s row has an amount that the recipient may see', () => {
    const sums: Readonly<Record<string, readonly string[]>> = {
      charges: ['amount', 'day'],
      'subscription-periods': ['amount', 'day'],
      subscriptions: ['amount', 'day'],
      'card-payments': ['amount', 'day'],
      // The amount and the date are those of the invoice's payout.
      invoices: ['amount', 'day'],
      payouts: ['amount'],
      settlements: ['amount'],
      repayments: ['amount', 'day'],
      instalments: ['amount', 'day'],
      'pay-contracts': ['amount'],
      contracts: ['amount'],
      amendments: ['amount'],
      proposals: ['amount'],
    };
    // Texts of events that contain an amount and a date in their data.
    const withAmount = [
      ...['Granted', 'Asked', 'Given', 'Declined', 'Withdrawn'].map(
        (name) => `notices.users.approval${name}.`,
      ),
      ...[...ofClients, 'pay-contracts.remind'].map((kind) => `notices.${kind}.`),
      // Text fragments about the payment of an Elenco Pay contract, with its first due date.
      'payTerms_',
      // A text in the list of next steps, with the amount of a draft.
      'payDraft.amount',
      // The day is the next due date of the creator's work.
      'notices.deliverables.moveDue.',
      // The day is the last one for an answer.
      'notices.proposals.create.creator.body_dated',
      // Text fragments about a refused document, with the gross amount of its payout.
      'documentRefused_',
      // The day is that of the erasure.
      ...['users.erasureSet', 'users.profileErasureSet', 'companies.erasureSet'].map(
        (kind) => `notices.${kind}.`,
      ),
    ];
    const wrong = [...texts(pt).entries()].flatMap(([key, text]) => {
      if (withAmount.some((start) => key.startsWith(start))) return [];
      const [, resource = '', , audience = ''] = key.split('.');
      const named = ['amount', 'day'].filter((name) => text.includes(`{{${name}}}`));
      const ofCreator = audience === 'creator' && hasCreatorSum(resource) ? ['amount'] : [];
      const shown = maySeeSum(audience as Audience, resource) ? (sums[resource] ?? []) : ofCreator;
      return named.filter((name) => !shown.includes(name)).map((name) => `${key}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  const moneyNotices = [...texts(pt).keys()].filter((key) => {
    const [, resource = '', kind = '', audience = '', part = ''] = key.split('.');
    if (withoutMoney.includes(`${resource}.${kind}`)) return false;
    const ofMoney = moneyResources.includes(resource) || ofClients.includes(`${resource}.${kind}`);
    const toCreator = audience === 'creator' && creatorMoney.includes(resource);
    return /^body(_|$)/.test(part) && (toCreator || (ofMoney && parties.includes(audience)));
  });
  it.each(moneyNotices)('name contract, counterparty and amount if they are about money: %s', (body) => {
    const [, resource = '', kind = '', audience = ''] = body.split('.');
    const mayStateSum = maySeeSum(audience as Audience, resource);
    for (const words of [pt, en]) {
      const whole = texts(words);
      const written = `${whole.get(body.replace(/body.*$/, 'subject'))} ${whole.get(body)}`;
      const text = written.replace(
        /\$t\(notices:(document\w+_){{document}}\)/,
        (_, key) => `${whole.get(`${key}either`)}`,
      );
      expect(text).toMatch(/{{title}}|ofPay_{{amends}}/);
      expect(text).toMatch(/{{(creator|company|client)}}/);
      if (audience === 'creator') {
        expect(text).toMatch(/{{(amount|receives)}}/);
        // The text must say whether the amount is gross or net, or what a client of the creator pays.
        if (!ofRepayment.includes(resource)) {
          expect(text).toMatch(/líquid|antes d|\bnet\b|before|paga|pagou|\bpays?\b|\bpaid\b/);
        }
        if (body.endsWith('_net')) expect(text).toMatch(/{{net}}.*{{(receives|amount)}}/);
      } else if (mayStateSum && !undecided.includes(`${resource}.${kind}`)) {
        expect(text).toContain('{{amount}}');
      }
    }
  });

  it('cover each next step', () => {
    const brand = { role: 'company', userId: 1, name: 'A', companyId: 1, companyRole: 'owner' } as const;
    const creator = { role: 'creator', userId: 1, name: 'A', creatorId: 1 } as const;
    const waiting = Object.fromEntries(Object.keys(pt.nextStep).map((code) => [code, [{ id: 1 }]]));
    const given = [brand, creator].flatMap((actor) => {
      const { first, rest } = nextStep(actor, waiting, new Date());
      return [first, ...rest].map((step) => step?.code);
    });
    expect([...new Set(given)].sort()).toEqual(Object.keys(pt.nextStep).sort());
  });

  it('belong to events that can happen', () => {
    expect(
      Object.keys(notificationRules).filter((kind) => !moved.includes(kind) && !emitted.includes(kind)),
    ).toEqual([]);
  });
});
