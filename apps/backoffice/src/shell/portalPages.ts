/** Page of the portal where users change their password and create API tokens. */
export const ownSecurity = '/dashboard/security';

/** Section of the portal's security page with the user's API tokens. */
export const ownTokens = `${ownSecurity}#tokens`;
