import { consentHandlers } from '../consent/consents.server';
import { exportHandlers } from '../export/export.server';
import { requestActions } from './requests.server';

/** Form handlers of the privacy page. */
export const privacyActions = { ...consentHandlers, ...exportHandlers, ...requestActions };
