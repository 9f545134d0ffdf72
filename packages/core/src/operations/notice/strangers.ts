import type { EmailAllowanceName, LinkPurpose } from '../../people';
import type { Audience } from './rule';

const strangers: ReadonlySet<Audience> = new Set([
  'invited',
  'guest',
  'newAddress',
  'subscriber',
  'requester',
]);

/** True for an e-mail to an unconfirmed address that a user typed and that may belong to a stranger. */
export const isToStranger = (to: Audience, opens?: LinkPurpose): boolean =>
  strangers.has(to) || opens === 'confirm';

/**
 * Location of the recipient's address: in the event's row, or in the row whose id is the event's value
 * `change`.
 */
interface Stored {
  readonly resource: string;
  readonly field: 'email' | 'newEmail';
  readonly by: 'rowId' | 'change';
}

interface StrangerEmail {
  readonly allowance: EmailAllowanceName;
  readonly address: Stored;
  /** True if the action succeeds even when the e-mail exceeds its allowance and is not sent. */
  readonly followUp: boolean;
}

const own = (resource: string): Stored => ({ resource, field: 'email', by: 'rowId' });
const ofChange: Stored = { resource: 'email_changes', field: 'newEmail', by: 'change' };

/** Declares an e-mail that is itself the action: if it exceeds its allowance, the action is refused. */
const wanted = (allowance: EmailAllowanceName, address: Stored): StrangerEmail => ({
  allowance,
  address,
  followUp: false,
});
const followUp = (allowance: EmailAllowanceName, address: Stored): StrangerEmail => ({
  allowance,
  address,
  followUp: true,
});

const shareLink = wanted('shareLink', own('share-links'));
const ownContract = wanted('ownContract', own('share-links'));
const acceptance = wanted('acceptance', own('share-links'));
const ofOwnContract = followUp('ownContract', own('share-links'));
const invitation = wanted('invitation', own('invitations'));

/** E-mails that may go to strangers, by kind of event, with the allowance that each uses. */
export const strangerEmails: Readonly<Record<string, StrangerEmail>> = {
  'invitations.create': invitation,
  'invitations.resend': invitation,
  'invitations.withdraw': followUp('invitation', own('invitations')),
  'share-links.select': shareLink,
  'share-links.approve-proposal': shareLink,
  'share-links.step': shareLink,
  'share-links.payables': shareLink,
  'share-links.content': shareLink,
  'share-links.invoice': shareLink,
  'share-links.list': shareLink,
  'share-links.report': shareLink,
  'share-links.report-costs': shareLink,
  'share-links.pay': ownContract,
  'share-links.payAnswer': ownContract,
  'share-links.pay-confirm': acceptance,
  'share-links.payConfirmEnding': acceptance,
  'share-links.payAccepted': ofOwnContract,
  'share-links.payPaid': ofOwnContract,
  'share-links.payDelivered': ofOwnContract,
  'share-links.payReminder': ownContract,
  'share-links.payApprovalAnnounced': ofOwnContract,
  'share-links.payApproved': ofOwnContract,
  'share-links.payEndingAsked': ofOwnContract,
  'share-links.payEndingReview': ofOwnContract,
  'share-links.payEndingKept': ofOwnContract,
  'share-links.payEnded': ofOwnContract,
  'share-links.payRefunded': ofOwnContract,
  'share-links.payAnswerEnding': ofOwnContract,
  /**
   * A sign-up is never refused because of this e-mail, so that the reply does not reveal whether the address
   * has an account.
   */
  'users.signedUp': followUp('confirmation', own('users')),
  'users.emailLink': wanted('newAddress', ofChange),
  /** Sent instead of `users.emailLink` if the address has an account. Both e-mails use the same allowance. */
  'users.emailWanted': wanted('newAddress', own('users')),
  'users.correctionWithdrawn': followUp('newAddress', ofChange),
  'users.emailCorrected': followUp('newAddress', ofChange),
  'users.emailUndone': followUp('newAddress', ofChange),
  /**
   * A request is never refused because of this e-mail, so that the reply does not reveal whether the address
   * is subscribed.
   */
  'subscribers.create': followUp('newsletter', own('subscribers')),
  'subscribers.ask': followUp('newsletter', own('subscribers')),
  'subscribers.confirm': followUp('newsletter', own('subscribers')),
  'privacy_inquiries.asked': wanted('privacyRequest', own('privacy_inquiries')),
  'privacy-requests.received': followUp('privacyRequest', own('privacy-requests')),
  'privacy-requests.receivedHandle': followUp('privacyRequest', own('privacy-requests')),
  'privacy-requests.answered': followUp('privacyRequest', own('privacy-requests')),
  'privacy-requests.declined': followUp('privacyRequest', own('privacy-requests')),
};
