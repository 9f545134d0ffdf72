export {
  byCalendarKey,
  calendarOf,
  closeCalendar,
  newCalendarAddress,
} from './calendars';
export { type DisplayPreferences, displayPreferencesOf, saveDisplayPreferences } from './displayPreferences';
export { emailToBringBack, emailToConfirm, pendingEmail } from './emailChanges';
export { type Failure, failuresOf, noteFailure } from './failedSignIns';
export { noteRequest } from './impersonation';
export { arrive } from './knownDevices';
export { ownerOfLink } from './links';
export { checkPassword, hashPassword, tryPassword } from './passwords';
export { byEmail, type ImpersonatedBy, type SignedIn, userOf } from './people';
export {
  type NewSecondFactor,
  newSecondFactor,
  otpauthAddress,
  proveSecondFactor,
  recoveryHash,
  sealedFor,
  secondFactorFor,
  secondFactorOf,
  stepOf,
} from './secondFactor';
export { newSecret, newWebhookSecret } from './secrets';
export {
  closeSession,
  findSession,
  markReauthenticated,
  type OpenSession,
  openSession,
  renewSession,
  sessionsOf,
} from './sessions';
export {
  creatorOfShareLink,
  findReplacedContract,
  findShareLink,
  type Guest,
  type ReplacedContract,
} from './shareLinks';
export { findToken, issueToken, revokeToken, type TokenRow, tokensOf } from './tokens';
export { waitingEmail } from './waitingEmail';
