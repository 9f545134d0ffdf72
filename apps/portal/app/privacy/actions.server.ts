import { consentHandlers } from '../consent/consents.server';
import { exportHandlers } from '../export/export.server';
import { requestActions } from './requests.server';

/** What the page of one's own data sends, part by part. */
export const privacyActions = { ...consentHandlers, ...exportHandlers, ...requestActions };
