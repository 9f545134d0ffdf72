export { checkPassword, hashPassword } from './passwords';
export { byEmail, type SignedIn } from './people';
export { closeSession, findSession, openSession } from './sessions';
export { findToken, issueToken, revokeToken } from './tokens';
