import { areaPath } from '../../people';
import { requestPages } from '../privacy';
import {
  asked,
  creator,
  informed,
  type NotificationRules,
  toAddress,
  toCompany,
  toCreator,
  toFinance,
  toFormerAddress,
  toGuest,
  toInvited,
  toNewAddress,
  toRequester,
  toSubscriber,
  toSupport,
  withLink,
} from './rule';

const team = `${areaPath.company}/company`;
const askedApproval = `${team}#approval-{request}`;
const curator = `${areaPath.creator}/curator`;
const privacy = '/dashboard/privacy';

/** Notification rules for users, accounts, and visitors who contact the platform. */
export const accounts: NotificationRules = {
  'users.signedUp': [withLink('confirm', '/signup/confirm?token={token}')],
  'users.confirmed': [toAddress('/?openlogin=true', informed)],
  'users.signUpAgain': [toAddress('/?openlogin=true')],
  /** Sent after the impersonation, with the impersonator's name. */
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
  'share-links.payAnswer': [toGuest('pay')],
  'share-links.payAccepted': [toGuest('pay')],
  'share-links.payPaid': [toGuest('pay')],
  'share-links.payDelivered': [toGuest('pay')],
  'share-links.payReminder': [toGuest('pay')],
  'share-links.payApprovalAnnounced': [toGuest('pay')],
  'share-links.payApproved': [toGuest('pay')],
  'share-links.payEndingAsked': [toGuest('pay')],
  'share-links.payEndingReview': [toGuest('pay')],
  'share-links.payEndingKept': [toGuest('pay')],
  'share-links.payEnded': [toGuest('pay')],
  'share-links.payRefunded': [toGuest('pay')],
  'share-links.pay-confirm': [toGuest('pay-confirm')],
  'share-links.payConfirmEnding': [toGuest('pay-confirm')],
  'share-links.payAnswerEnding': [toGuest('pay-confirm')],
  'users.staffInvited': [withLink('invitation', '/password/reset?key={token}')],
  'users.removedFromStaff': [toAddress('/')],
  'users.removeFromTeam': [toAddress('/?openlogin=true'), toCompany(informed, team)],
  'users.leftTeam': [toCompany(asked, team)],
  'users.madeOwner': [toAddress(team), toCompany(informed, team)],
  'users.madeMember': [toAddress(team), toCompany(informed, team)],
  'users.approvalGranted': [toAddress(team), toCompany(informed, team)],
  'users.approvalTaken': [toAddress(team), toCompany(informed, team)],
  'users.approvalFreed': [toAddress(team), toCompany(informed, team)],
  /** Sent to each owner. The e-mail leads to the page with the request. */
  'users.approvalAsked': [toAddress(askedApproval)],
  'users.approvalGiven': [toAddress(askedApproval)],
  'users.approvalDeclined': [toAddress(askedApproval)],
  'users.approvalWithdrawn': [toAddress(askedApproval, informed)],
  'users.handOver': [toAddress(team), toCompany(informed, team)],
  'users.forgotPassword': [withLink('password', '/password/reset?key={token}')],
  /** Users who did not change the password themselves have been signed out, and must recover the account. */
  'users.passwordChanged': [toAddress('/password/forgot')],
  /** Sent after a sign-in from an unknown network or kind of browser. The page lists known devices. */
  'users.newSignIn': [toAddress('/dashboard/security')],
  'users.emailLink': [toNewAddress('/email/confirm?key={token}')],
  /** Another user requested this user's e-mail address as a new sign-in address. */
  'users.emailWanted': [toAddress('/password/forgot')],
  /** The owner of the old address can object until the change is confirmed. */
  'users.emailAsked': [toFormerAddress('/dashboard/security')],
  'users.emailCorrection': [
    toAddress('/dashboard/security', informed),
    toFormerAddress('/dashboard/security'),
  ],
  /** The row is kept until both e-mails are written. */
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
  /** The merged account is already suspended. */
  'users.merged': [{ ...toAddress('/?openlogin=true'), suspendedToo: true }],
  'users.mergedInto': [toAddress('/dashboard/security')],
  'users.mergeUndone': [toAddress('/?openlogin=true')],
  'users.sessionsEnded': [toAddress('/?openlogin=true')],
  /** Scheduled, at most once a day, for saved searches with notices. */
  'users.newMatches': [
    {
      ...toAddress(`${areaPath.company}/search/saved`),
      stop: { link: '/searches/stop?key={token}', opens: 'news' },
    },
  ],
  /**
   * Sent by a schedule if messages of the other side have been unread for some minutes. One notice covers all
   * conversations.
   */
  'users.unreadMessages': [toAddress('/dashboard/messages')],
  /** When support opens a conversation, both sides are notified immediately and receive the reason. */
  'conversations.readByStaff': [toCompany(asked, '/dashboard/messages'), toCreator(asked, `${creator}/chat`)],
  'users.messageHidden': [toAddress('/dashboard/messages')],
  'users.reportUpheld': [toAddress('/dashboard/messages')],
  'users.reportDismissed': [toAddress('/dashboard/messages')],
  'users.boardReportUpheld': [toAddress('/community')],
  'users.boardReportDismissed': [toAddress('/community')],
  'message-reports.create': [toSupport('message-reports')],
  /** Sent between staff, in the back office only. */
  'users.mentioned': [toAddress('/dashboard/admin/{page}', informed)],
  'users.taskGiven': [toAddress('/dashboard/admin/{page}', informed)],
  'users.assigned': [toAddress('/dashboard/admin/{page}', informed)],
  'users.followUp': [toAddress('/dashboard/admin/{page}', informed)],
  'users.exportReady': [withLink('export', '/dashboard/privacy/export?key={token}')],

  /** Suspended users can make a privacy request too, through the public form. */
  'users.privacyAsked': [{ ...toAddress(privacy), suspendedToo: true }],
  'users.privacyAnswered': [{ ...toAddress(privacy), suspendedToo: true }],
  'users.privacyRefused': [{ ...toAddress(privacy), suspendedToo: true }],
  'users.erasureSet': [{ ...withLink('cancelDeletion', '/stay?key={token}'), suspendedToo: true }],
  'users.profileErasureSet': [withLink('cancelDeletion', '/stay?key={token}')],
  'users.erasureUndone': [toAddress('/?openlogin=true')],
  'companies.askPlan': [toFinance('companies')],
  'settings.propose': [toFinance('settings')],
  'companies.erasureSet': [{ ...toCompany(asked, '/'), suspendedToo: true }],
  'privacy-requests.create': [toSupport('privacy-requests')],
  'privacy_inquiries.asked': [toRequester(`${requestPages.confirm}?key={token}`)],
  'privacy-requests.received': [toRequester('/privacy')],
  'privacy-requests.receivedHandle': [toRequester('/privacy')],
  'privacy-requests.answered': [toRequester('/privacy')],
  'privacy-requests.declined': [toRequester('/privacy')],
  /** Scheduled, some days before the answer is due. */
  'privacy-requests.remind': [toSupport('privacy-requests')],

  'leads.create': [toSupport('leads')],
  'subscribers.create': [toSubscriber('confirm')],
  'subscribers.ask': [toSubscriber('confirm')],
  'subscribers.confirm': [toSubscriber('leave')],

  'curator-codes.grant': [toCreator(asked, curator)],
  'curator-codes.used': [toCreator(informed, curator)],
  'curator-codes.rotate': [toCreator(asked, curator)],
  'curator-codes.close': [toCreator(asked, curator)],
};
