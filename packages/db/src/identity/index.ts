export { noteRequest } from './acting';
export { issueLink, ownerOfLink } from './links';
export { checkPassword, hashPassword } from './passwords';
export { type Acting, byEmail, type SignedIn } from './people';
export { digest } from './secrets';
export { closeSession, findSession, openSession, renewSession } from './sessions';
export { findToken, issueToken, revokeToken } from './tokens';
