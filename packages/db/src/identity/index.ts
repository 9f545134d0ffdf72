export { issueLink, ownerOfLink } from './links';
export { checkPassword, hashPassword } from './passwords';
export { byEmail, type SignedIn } from './people';
export { digest } from './secrets';
export { closeSession, findSession, openSession } from './sessions';
export { findToken, issueToken, revokeToken } from './tokens';
