import { impersonatorOf } from '@elenco/core';
import { notFound, type RequestContext } from '../adapters/requestContext.server';
import { loadConsents } from '../consent/consents.server';
import { loadExports } from '../export/export.server';
import { loadSharedFrame } from '../shell/shared.server';
import { loadRequests } from './requests.server';

/** Loads all sections of the privacy page. */
export async function loadPrivacy(ctx: RequestContext<'shared'>) {
  // The page does not exist for impersonators.
  if (impersonatorOf(ctx.actor)) throw notFound();
  const [frame, consents, exports, requests] = await Promise.all([
    loadSharedFrame(ctx),
    loadConsents(ctx),
    loadExports(ctx),
    loadRequests(ctx),
  ]);
  return { frame, consents, exports, requests };
}
