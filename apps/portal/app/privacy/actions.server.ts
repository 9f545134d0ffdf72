import { consentSendings } from '../consent/consents.server';

/** What the page of one's own data sends, part by part. */
export const privacyActions = { ...consentSendings };
