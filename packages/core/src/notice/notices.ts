import type { LinkPurpose } from '../identity';
import { type SubscriberLink, subscriberPages } from '../newsletter';
import { areaPath, type GuestAction, guestPages } from '../party';

/**
 * Who is told of what. One row for each event that somebody should hear of; its words stand in
 * locales/notices by the event's kind and the audience.
 */
export const audiences = [
  'company',
  'creator',
  'staff:curation',
  'staff:finance',
  'staff:support',
  'address',
  'newAddress',
  'formerAddress',
  'invited',
  'guest',
  'subscriber',
] as const;
/**
 * `address` is the owner of the e-mail address in question, who may not be signed in; `newAddress` and
 * `formerAddress` are the two of a change of it, told by mail alone; `invited` whom an
 * invitation names, who may have no account; `guest` whom a grant lets in, who needs none; `reader` whose
 * address the newsletter goes to.
 */
export type Audience = (typeof audiences)[number];

interface NotificationRule {
  readonly to: Audience;
  /** Address in the product, with `{briefingId}`, `{rowId}` and what the event says to be filled in. */
  readonly link: string;
  /** Whether a mail is sent too, since the person should act or would wait for it. */
  readonly mail: boolean;
  /** What the mail's own link opens; its token stands in `link` as `{token}`. */
  readonly opens?: LinkPurpose;
  /** Of a mail that comes again and again: the page that stops it, `{token}` in its address, and what it opens. */
  readonly stop?: { readonly link: string; readonly opens: LinkPurpose };
  /** Also to those who cannot sign in any more. */
  readonly suspendedToo?: true;
}

const asked = true;
const informed = false;

const company = `${areaPath.company}/briefing/{briefingId}`;
const creator = `${areaPath.creator}/briefing/{briefingId}`;
const applied = `${areaPath.creator}/jobs?tab=applied`;
const stepApproval = `${areaPath.company}/briefing/{project}/squad-step-approve?step={rowId}`;
const contract = '/dashboard/contract/{rowId}';
const pay = `${areaPath.creator}/pay-review/{rowId}`;
const payClient = `${areaPath.company}/pay-client/{rowId}`;
const repayment = `${areaPath.creator}/finance#repayments`;
const team = `${areaPath.company}/company`;
const pricing = `${areaPath.company}/pricing`;
const card = `${areaPath.company}/card`;
const curator = `${areaPath.creator}/curator`;
const privacy = '/dashboard/privacy';

/** Where the back office shows each kind of row. */
const office = {
  briefings: '/dashboard/admin/briefing/{briefingId}',
  companies: '/dashboard/admin/enterprise-profile/{rowId}',
  proposals: '/dashboard/admin/proposals/{rowId}',
  charges: '/dashboard/admin/finance/charges/{rowId}',
  invoices: '/dashboard/admin/finance/invoices/{rowId}',
  payouts: '/dashboard/admin/finance/payouts/{rowId}',
  subscriptions: '/dashboard/admin/finance/subscriptions/{rowId}',
  settlements: '/dashboard/admin/finance/settlements/{rowId}',
  repayments: '/dashboard/admin/finance/repayments/{rowId}',
  'card-payments': '/dashboard/admin/finance/card-payments/{rowId}',
  'privacy-requests': '/dashboard/admin/privacy/{rowId}',
  leads: '/dashboard/admin/leads/{rowId}',
  'board-reports': '/dashboard/admin/community/{rowId}',
  'message-reports': '/dashboard/admin/message-reports/{rowId}',
} as const;
type Shown = keyof typeof office;

const toCompany = (mail: boolean, link = company): NotificationRule => ({ to: 'company', link, mail });
const toCreator = (mail: boolean, link = creator): NotificationRule => ({ to: 'creator', link, mail });
const toCuration = (resource: Shown): NotificationRule => ({
  to: 'staff:curation',
  link: office[resource],
  mail: informed,
});
const toFinance = (resource: Shown): NotificationRule => ({
  to: 'staff:finance',
  link: office[resource],
  mail: informed,
});
const toSupport = (resource: Shown): NotificationRule => ({
  to: 'staff:support',
  link: office[resource],
  mail: asked,
});
const toAddress = (link: string, mail = asked): NotificationRule => ({ to: 'address', link, mail });
const withLink = (opens: LinkPurpose, link: string): NotificationRule => ({ ...toAddress(link), opens });
/** The mail's own link, whose token is made when it is written. */
const toInvited = (link: string): NotificationRule => ({ to: 'invited', link, mail: asked });
const toSubscriber = (purpose: SubscriberLink): NotificationRule => ({
  to: 'subscriber',
  link: `${subscriberPages[purpose]}?key={token}`,
  mail: asked,
});
const toNewAddress = (link: string): NotificationRule => ({ to: 'newAddress', link, mail: asked });
const toFormerAddress = (link: string): NotificationRule => ({ to: 'formerAddress', link, mail: asked });
const toGuest = (action: GuestAction): NotificationRule => ({
  to: 'guest',
  link: `${guestPages[action]}?grant={token}`,
  mail: asked,
});

/** Keys are the kinds of events: `<resource>.<move>`, `<resource>.create`, or what a command emits. */
export const notificationRules: Readonly<Record<string, readonly NotificationRule[]>> = {
  'users.signedUp': [withLink('confirm', '/signup/confirm?token={token}')],
  'users.confirmed': [toAddress('/?openlogin=true', informed)],
  'users.signUpAgain': [toAddress('/?openlogin=true')],
  /** Afterwards, whoever it was and whatever was done. */
  'users.impersonated': [toAddress('/dashboard/notifications')],

  'invitations.create': [toInvited('/invite/{token}')],
  'invitations.resend': [toInvited('/invite/{token}')],
  'invitations.withdraw': [toInvited('/')],
  'invitations.accepted': [toAddress(team)],
  'share-links.select': [toGuest('select')],
  'share-links.approve-proposal': [toGuest('approve-proposal')],
  'share-links.step': [toGuest('step')],
  'share-links.payables': [toGuest('payables')],
  'share-links.content': [toGuest('content')],
  'share-links.invoice': [toGuest('invoice')],
  'share-links.list': [toGuest('list')],
  'share-links.report': [toGuest('report')],
  'share-links.report-costs': [toGuest('report-costs')],
  'share-links.pay': [toGuest('pay')],
  'share-links.pay-confirm': [toGuest('pay-confirm')],
  'users.removeFromTeam': [toAddress('/?openlogin=true'), toCompany(informed, team)],
  'users.leftTeam': [toCompany(asked, team)],
  'users.madeOwner': [toAddress(team), toCompany(informed, team)],
  'users.madeMember': [toAddress(team), toCompany(informed, team)],
  'users.approvalGranted': [toAddress(team), toCompany(informed, team)],
  'users.approvalTaken': [toAddress(team), toCompany(informed, team)],
  'users.approvalFreed': [toAddress(team), toCompany(informed, team)],
  'users.handOver': [toAddress(team), toCompany(informed, team)],
  'users.forgotPassword': [withLink('password', '/password/reset?key={token}')],
  /** Whoever did not do it is signed out by now, and has to get the account back. */
  'users.passwordChanged': [toAddress('/password/forgot')],
  /** From a network or with a kind of browser that was not known; one's own devices are seen there. */
  'users.newSignIn': [toAddress('/dashboard/security')],
  'users.emailLink': [toNewAddress('/email/confirm?key={token}')],
  /** Somebody wanted to sign in with an address that is this person's. */
  'users.emailWanted': [toAddress('/password/forgot')],
  /** While it waits for its mail to be answered, the address before can still be used to object. */
  'users.emailAsked': [toFormerAddress('/dashboard/security')],
  'users.emailCorrection': [
    toAddress('/dashboard/security', informed),
    toFormerAddress('/dashboard/security'),
  ],
  /** Its row stays until both have been written to. */
  'users.correctionWithdrawn': [
    toAddress('/dashboard/security', informed),
    toFormerAddress('/dashboard/security'),
    toNewAddress('/'),
  ],
  'users.emailChanged': [
    toAddress('/dashboard/security', informed),
    toFormerAddress('/email/undo?key={token}'),
  ],
  'users.emailCorrected': [toNewAddress('/password/forgot'), toFormerAddress('/')],
  'users.emailUndone': [toAddress('/dashboard/security'), toNewAddress('/')],
  'users.googleLinked': [toAddress('/dashboard/security')],
  'users.secondFactorOn': [toAddress('/dashboard/security')],
  'users.secondFactorOff': [toAddress('/dashboard/security')],
  'users.suspended': [{ ...toAddress('/'), suspendedToo: true }],
  'users.suspensionLifted': [toAddress('/?openlogin=true')],
  /** The account that goes is suspended by then. */
  'users.merged': [{ ...toAddress('/?openlogin=true'), suspendedToo: true }],
  'users.mergedInto': [toAddress('/dashboard/security')],
  'users.mergeUndone': [toAddress('/?openlogin=true')],
  'users.sessionsEnded': [toAddress('/?openlogin=true')],
  /** By the clock, of the searches that somebody keeps and wants to hear of: once a day at most. */
  'users.newMatches': [
    {
      ...toAddress(`${areaPath.company}/search/saved`),
      stop: { link: '/searches/stop?key={token}', opens: 'news' },
    },
  ],
  /** By the clock: what the other side wrote and has stood unread for some minutes, of all conversations together. */
  'users.unreadMessages': [toAddress('/dashboard/messages')],
  /** Support opens a conversation for a reason: both sides are told at once. */
  'conversations.readByStaff': [toCompany(asked, '/dashboard/messages'), toCreator(asked, `${creator}/chat`)],
  'users.messageHidden': [toAddress('/dashboard/messages')],
  'users.reportUpheld': [toAddress('/dashboard/messages', informed)],
  'users.reportDismissed': [toAddress('/dashboard/messages', informed)],
  'message-reports.create': [toSupport('message-reports')],
  /** Members of staff tell each other, in the back office alone. */
  'users.mentioned': [toAddress('/dashboard/admin/{page}', informed)],
  'users.taskGiven': [toAddress('/dashboard/admin/{page}', informed)],
  'users.assigned': [toAddress('/dashboard/admin/{page}', informed)],
  'users.exportReady': [withLink('export', '/dashboard/privacy/export?key={token}')],

  'users.privacyAsked': [toAddress(privacy)],
  'users.privacyAnswered': [toAddress(privacy)],
  'users.privacyRefused': [toAddress(privacy)],
  'users.erasureSet': [{ ...withLink('cancelDeletion', '/stay?key={token}'), suspendedToo: true }],
  'users.profileErasureSet': [withLink('cancelDeletion', '/stay?key={token}')],
  'users.erasureUndone': [toAddress('/?openlogin=true')],
  'companies.askPlan': [toFinance('companies')],
  'companies.erasureSet': [{ ...toCompany(asked, '/'), suspendedToo: true }],
  'privacy-requests.create': [toSupport('privacy-requests')],
  /** By the clock, some days before the answer is due. */
  'privacy-requests.remind': [toSupport('privacy-requests')],

  'leads.create': [toSupport('leads')],
  'subscribers.create': [toSubscriber('confirm')],
  'subscribers.ask': [toSubscriber('confirm')],
  'subscribers.confirm': [toSubscriber('leave')],

  'curator-codes.grant': [toCreator(asked, curator)],
  'curator-codes.used': [toCreator(informed, curator)],
  'curator-codes.rotate': [toCreator(asked, curator)],
  'curator-codes.close': [toCreator(asked, curator)],

  'board-posts.shared': [toCreator(informed, '/community#post-{rowId}')],
  'board-posts.answered': [toCompany(informed, '/community#post-{rowId}')],
  'board-posts.hide': [toCompany(asked, '/community')],
  'board-reports.create': [toSupport('board-reports')],

  'briefings.submit': [toCuration('briefings')],
  'briefings.sendBack': [toCompany(asked)],
  'briefings.approve': [toCompany(informed)],
  'briefings.release': [toCompany(asked)],
  'briefings.askMore': [toCuration('briefings')],
  'briefings.complete': [toCompany(informed), toCuration('briefings')],
  'briefings.close': [toCompany(informed)],
  'briefings.cancel': [toCompany(informed), toCuration('briefings')],

  'proposals.create': [toCreator(asked)],
  /** By the clock, a day before the answer is due. */
  'proposals.remind': [toCreator(asked)],
  /** Staff have written it for the creator, who alone sends it. */
  'proposals.prepared': [toCreator(asked)],
  'proposals.accept': [toCompany(informed)],
  'proposals.decline': [toCompany(asked), toCuration('proposals')],
  'proposals.send': [toCompany(asked)],
  'proposals.acceptCounter': [toCompany(asked)],
  'proposals.redo': [toCompany(informed)],
  'proposals.counter': [toCreator(asked)],
  'proposals.reject': [toCreator(asked)],
  'proposals.passOver': [toCreator(asked)],

  'applications.create': [toCompany(informed, `${company}?view=jobs`)],
  'applications.counter': [toCompany(informed, `${company}?view=jobs`)],
  'applications.withdraw': [toCompany(informed, `${company}?view=jobs`)],
  'applications.shortlist': [toCreator(informed, applied)],
  'applications.wait': [toCreator(asked, applied)],
  'applications.decline': [toCreator(asked, applied)],
  'applications.expire': [toCreator(asked, applied)],
  /** By the clock, to creators of its speciality who accept jobs. */
  'openings.matched': [toCreator(informed, `${areaPath.creator}/jobs?opening={rowId}`)],

  'questions.create': [toCompany(asked, `${company}?view=brief#questions`)],
  'questions.answer': [toCreator(asked, `${creator}#questions`)],
  /** To each of the others who are invited. */
  'questions.answered': [toCreator(asked, `${creator}#questions`)],

  'contracts.send': [toCompany(asked, contract), toCreator(asked, contract)],
  'contracts.accept_company': [toCreator(asked, contract)],
  'contracts.accept_creator': [toCompany(asked, contract)],
  /** What follows is done in the project: paying, delivering and, in the end, evaluating. */
  'contracts.activate': [toCompany(asked), toCreator(asked)],
  'contracts.withdraw': [toCompany(asked, contract), toCreator(asked, contract)],
  'contracts.complete': [toCompany(asked), toCreator(asked)],

  'amendments.send': [toCreator(asked, `${creator}#renewals`)],
  'amendments.accept': [toCompany(asked, `${company}?view=contracts`)],
  'amendments.refuse': [toCompany(asked, `${company}?view=contracts`)],

  'settlements.create': [toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
  'settlements.accept': [
    ...[toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
    toFinance('settlements'),
  ],
  'settlements.dispute': [
    ...[toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
    toFinance('settlements'),
  ],
  'settlements.lapse': [
    ...[toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
    toFinance('settlements'),
  ],
  'settlements.decide': [toCompany(asked, `${company}?view=contracts`), toCreator(asked)],
  'settlements.withdraw': [toCompany(informed, `${company}?view=contracts`), toCreator(informed)],
  'settlements.release': [toCompany(asked, `${company}?view=contracts`)],

  'repayments.create': [toCreator(asked, repayment), toCompany(informed)],
  'repayments.settle': [toCreator(informed, repayment), toFinance('repayments')],
  'repayments.waive': [toCreator(asked, repayment), toCompany(informed)],
  'repayments.release': [toCompany(asked)],

  'deliverables.submitDraft': [toCompany(asked)],
  /** By the clock, a working day before the product approves a draft in the brand's place. */
  'drafts.approvalAnnounced': [toCompany(asked, `${company}?view=content&piece={piece}`)],
  'draft-comments.fromBrand': [toCreator(informed, `${creator}?piece={piece}#piece-{piece}`)],
  'draft-comments.fromCreator': [toCompany(informed, `${company}?view=content&piece={piece}`)],
  'deliverables.requestChanges': [toCreator(asked)],
  'deliverables.approve': [toCreator(asked)],
  'deliverables.publish': [toCompany(asked)],
  'deliverables.sendBack': [toCreator(asked)],
  'deliverables.verify': [toCreator(asked)],
  /** The brand reminds of what is still to come; once a day at most. */
  'deliverables.remind': [toCreator(asked)],
  'squads.askFigures': [toCreator(asked)],

  'observations.send': [toCompany(informed, `${company}?view=posts`)],
  'posts.hide': [toCompany(informed, `${company}?view=posts`), toCreator(asked)],
  'posts.lose': [toCompany(informed, `${company}?view=posts`), toCreator(asked)],
  /** By the clock, when a reading is due that nobody has told. */
  'posts.remind': [toCreator(asked, `${areaPath.creator}/{briefingId}/new-report-creator`)],

  /** Also where what was approved is written anew. */
  'step-approvals.asked': [toCompany(asked, stepApproval)],
  'step-approvals.approved': [toCompany(asked, stepApproval)],
  'step-approvals.changes': [toCompany(asked, stepApproval)],

  'charges.create': [toCompany(asked)],
  'charges.settle': [toCompany(informed), toCreator(informed)],
  /** With others, by the one invoice of the project. */
  'charges.settleWithin': [toCreator(informed)],
  'charges.fallDue': [toCompany(asked), toFinance('charges')],
  'charges.sendProof': [toFinance('charges'), toCompany(informed)],

  'subscriptions.changed': [toCompany(informed, pricing)],
  'subscriptions.suspend': [toCompany(asked, pricing)],
  'subscriptions.lift': [toCompany(informed, pricing)],
  'subscriptions.recover': [toCompany(informed, pricing)],
  'subscriptions.cancel': [toCompany(asked, pricing)],
  'subscriptions.drafted': [toFinance('subscriptions')],
  'subscription-periods.issue': [toCompany(asked, pricing)],
  /** By the clock, around the due day. */
  'subscription-periods.remind': [toCompany(asked, pricing)],
  'subscription-periods.overdue': [toCompany(asked, pricing)],
  'card-payments.decline': [toCompany(asked, card)],
  'card-payments.exceed': [toFinance('card-payments')],
  'card-payments.dispute': [toFinance('card-payments')],
  'card-payments.lose': [toFinance('card-payments')],
  'payment-methods.ending': [toCompany(asked, card)],
  'pay-contracts.send': [toCompany(asked, payClient)],
  'pay-contracts.view': [toCreator(informed, pay)],
  'pay-contracts.accept': [toCreator(asked, pay)],
  'pay-contracts.refuse': [toCreator(asked, pay)],
  'pay-contracts.expire': [toCreator(asked, pay)],
  'pay-contracts.activate': [toCreator(asked, pay)],
  'pay-contracts.complete': [toCreator(informed, pay)],
  'pay-contracts.ask': [toCreator(asked, pay)],
  'pay-contracts.answer': [toCompany(asked, payClient)],
  'instalments.approve': [toCreator(asked, `${areaPath.creator}/pay-review/{pay}`)],

  'invoices.create': [toFinance('invoices')],
  'invoices.replace': [toFinance('invoices')],
  'invoices.accept': [toCreator(informed)],
  'invoices.refuse': [toCreator(asked)],

  /** Whoever did not do it has until the account has rested to say so. */
  'payees.change': [toCreator(asked, `${areaPath.creator}/settings/payee`)],

  'connections.lose': [toCreator(asked, `${areaPath.creator}/settings/networks`)],

  /** Nothing has arrived at an address for days, or it says that it is no more. */
  'webhooks.fail': [toCompany(asked, `${areaPath.company}/webhooks/{rowId}`)],

  'payouts.process': [toFinance('payouts')],
  'payouts.prepare': [toFinance('payouts')],
  'payouts.undoPreparation': [toFinance('payouts')],
  'payouts.release': [toCreator(asked), toCompany(informed)],
  'payouts.deduct': [toCreator(asked, repayment)],
  'payouts.fail': [toCreator(asked), toFinance('payouts')],
  'payouts.return': [toCreator(asked), toFinance('payouts')],
  'payouts.retry': [toFinance('payouts')],
};

/** What an event says about itself. */
export interface NoticeEvent {
  readonly kind: string;
  readonly rowId: number;
  readonly briefingId?: number | null;
  readonly data?: Readonly<Record<string, string | number | null>>;
}

export interface Notice {
  readonly audience: Audience;
  readonly kind: string;
  /** Where the words are in locales/notices: `notices.<resource>.<move>.<audience>`. */
  readonly words: string;
  readonly link: string;
  readonly mail: boolean;
  readonly opens?: LinkPurpose;
  readonly stop?: NonNullable<NotificationRule['stop']>;
  readonly suspendedToo?: true;
}

/** The audience as a key of the words: staff are named by their duty. */
const wordKeyOf = (audience: Audience) => audience.replace('staff:', '');

/** The notices that an event gives, none when nobody needs to hear of it. */
export function noticesFor(event: NoticeEvent): Notice[] {
  const { kind, rowId, briefingId, data } = event;
  const values: Readonly<Record<string, string | number | null | undefined>> = { ...data, briefingId, rowId };
  const rules = (notificationRules[kind] ?? []).flatMap((rule) => {
    if (briefingId !== null || !rule.link.includes('{briefingId}')) return [rule];
    // Of a creator's own contract: its page tells the client, the money's page the creator.
    return rule.to === 'creator' ? [{ ...rule, link: `${areaPath.creator}/finance` }] : [];
  });
  return rules.map(({ to, link, mail, opens, stop, suspendedToo }) => ({
    audience: to,
    kind,
    words: `notices.${kind}.${wordKeyOf(to)}`,
    link: link.replace(/\{(\w+)\}/g, (name, key: string) =>
      key === 'token' ? name : String(values[key] ?? ''),
    ),
    mail,
    ...(opens ? { opens } : {}),
    ...(stop ? { stop } : {}),
    ...(suspendedToo ? { suspendedToo } : {}),
  }));
}
