import { impersonatorOf } from '@elenco/core';
import { notFound, type Visit } from '../adapters/visit.server';
import { loadConsents } from '../consent/consents.server';
import { loadExports } from '../export/export.server';
import { loadSharedFrame } from '../shell/shared.server';
import { loadRequests } from './requests.server';

/** What the page of one's own data shows, part by part. */
export async function loadPrivacy(visit: Visit<'shared'>) {
  // Whoever acts in another's name has no business with it.
  if (impersonatorOf(visit.actor)) throw notFound();
  const [frame, consents, exports, requests] = await Promise.all([
    loadSharedFrame(visit),
    loadConsents(visit),
    loadExports(visit),
    loadRequests(visit),
  ]);
  return { frame, consents, exports, requests };
}
export type PrivacyData = Awaited<ReturnType<typeof loadPrivacy>>;
