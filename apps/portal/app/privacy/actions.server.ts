import { consentSendings } from '../consent/consents.server';
import { exportSendings } from '../export/export.server';
import { requestActions } from './requests.server';

/** What the page of one's own data sends, part by part. */
export const privacyActions = { ...consentSendings, ...exportSendings, ...requestActions };
