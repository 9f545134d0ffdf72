import {
  type Audience,
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

/** Returns every text by its full key. */
function texts(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] => {
      const whole = path ? `${path}.${key}` : key;
      return typeof value === 'string' ? [[whole, value]] : [...texts(value, whole)];
    }),
  );
}

const ofClients = emitted.filter((kind) => /^share-links\.pay(?!ables)/.test(kind));
/** Resources whose notices are about money of one contract. */
const moneyResources = ['pay-contracts', 'instalments', 'settlements', 'repayments', 'payouts'];
/** Resources whose notices to creators also are. Those to brands name the charge or the document. */
const creatorMoney = ['charges', 'invoices', 'contracts', 'amendments'];
/** The work is paid: the notice asks for a review. */
const withoutMoney = ['contracts.complete'];
/** Amounts of a creator's own client, which the contract states without fee and taxes. */
const ofClient = ['pay-contracts', 'instalments', 'repayments'];
const parties = ['company', 'creator', 'guest'];
/** The refund is unknown until the other side or staff answer. */
const undecided = ['create', 'dispute', 'lapse', 'withdraw'].map((kind) => `settlements.${kind}`);
const moved = flows.flatMap(({ name, moves }) =>
  ['create', ...Object.keys(moves)].map((move) => `${name}.${move}`),
);

/** Notices with special texts if an amount was already returned to a card. */
const withSetOff = ['settlements.release', 'repayments.release'];
/** Notice with special texts for a contract sent again or with a note, and for unpaid work. */
const withNote = 'share-links.pay';
const withUnpaid = ['share-links.payDelivered', 'instalments.deliver'];
/** Reminders with a text for each step of which a client is reminded. */
const withStep = ['share-links.payReminder', 'pay-contracts.remind'];
/** Notice with special texts for fine and interest, and for the last of several partial payments. */
const withLate = 'notices.charges.settle.company';
/** So have charges that became overdue, and their reminders, with their fine and interest of the day. */
const withFine = [
  'notices.charges.fallDue.company',
  'notices.charges.fallDue.finance',
  'notices.charges.remind.company',
];
/** So have cancelled charges of a plan, which has no title. */
const withPlan = 'notices.charges.cancel.company';
/** So have fine and interest that are waived for a partial payment. */
const withWaived = 'notices.charges.keepPart.company';
/** Notice with special texts for overdue charges whose payment was reported. */
const withReport = 'notices.charges.fallDue.company';
/** Notice with special texts for an accepted document whose payment has amount and date. */
const withDated = 'notices.invoices.accept.creator';
/** Notices with special texts for invitations into a company's team, which a colleague sends. */
const withTeam = ['create', 'resend', 'withdraw'].map((kind) => `notices.invitations.${kind}.invited`);
/** So has a shortlist that is released again, or with a message. */
const withRound = 'briefings.release';
/** So have deliverables of freelancers, who publish nothing. */
const ofWorkToo = {
  'notices.deliverables.approve.creator': ['body_OfWork'],
  'notices.deliverables.publish.company': ['subject_OfWork', 'body_OfWork'],
};
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
          ...(words === withDated ? ['body_dated'] : []),
          ...(withTeam.includes(words) ? ['subject_team', 'body_team'] : []),
          ...(withBankCodes.includes(words) ? ['body_bankCodes'] : []),
          ...(words in ofWorkToo ? ofWorkToo[words as keyof typeof ofWorkToo] : []),
        ].map((part) => `${words}.${part}`),
      ),
    );
    const written = [...texts(pt).keys()].filter((key) => key.startsWith('notices.'));
    expect(written.sort()).toEqual(wanted.sort());
  });

  it('uses only parameters that the worker reads from an event', () => {
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
      'amount',
      'setOff',
      'late',
      'received',
      'receives',
      'reason',
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
      // Amount and date of the invoice's payout.
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
    // Events that contain amount and date themselves.
    const withAmount = [
      ...['Granted', 'Asked', 'Given', 'Declined', 'Withdrawn'].map(
        (name) => `notices.users.approval${name}.`,
      ),
      ...[...ofClients, 'pay-contracts.remind'].map((kind) => `notices.${kind}.`),
      // Parts of the text about a refused document, with the gross amount of its payout.
      'documentRefused_',
      // Events with the date of the erasure.
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
  it.each(moneyNotices)('names contract, counterparty and amount: %s', (body) => {
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
        expect(text).toContain('{{amount}}');
        if (!ofClient.includes(resource)) expect(text).toMatch(/líquid|antes d|\bnet\b|before/);
      } else if (mayStateSum && !undecided.includes(`${resource}.${kind}`)) {
        expect(text).toContain('{{amount}}');
      }
    }
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

  it('has texts only for events that can happen', () => {
    expect(
      Object.keys(notificationRules).filter((kind) => !moved.includes(kind) && !emitted.includes(kind)),
    ).toEqual([]);
  });
});
