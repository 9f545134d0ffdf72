import { giveConsent, users, withdrawConsent } from '@elenco/core/people';
import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { evidenceOf, requestContextOf } from '../../adapters/requestContext.server';
import { inLanguage } from '../../i18n/address';
import {
  displayPreferencesOf,
  mergePreferences,
  preferencesCookie,
  preferencesOf,
  resetAccessibility,
} from '../../preferences';

/**
 * Returns the path if it is a path of this site, otherwise the home page. Removes the language from the query
 * string if the visitor has just chosen one.
 */
function place(to: FormDataEntryValue | null, anyLanguage: boolean): string {
  if (typeof to !== 'string' || !/^\/(?![/\\])/.test(to)) return '/';
  if (!anyLanguage) return to;
  const { pathname, search, hash } = new URL(inLanguage(new URL(to, 'http://here').href, null));
  return `${pathname}${search}${hash}`;
}

/**
 * Stores language and display preferences, then redirects to a new document. If the form has no `to`, a
 * script has sent the form and the page stays. For signed-in users, the account stores the preferences too,
 * for e-mails and other devices.
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { form, app, user, impersonatedBy, ip } = context;
  const ctx = requestContextOf<'public'>(args, context.actor, user);
  const chosen = preferencesOf(form);
  if (user && chosen.locale && chosen.locale !== user.locale) {
    await app.update(users, { id: user.id, locale: chosen.locale }, ctx);
  }
  if (user && !impersonatedBy && chosen.analytics) {
    const command = chosen.analytics === 'yes' ? giveConsent : withdrawConsent;
    const from = evidenceOf({ ip, request });
    await app.perform(command, { purpose: 'analytics', ...from }, ctx);
  }
  const before = form.has('reset') ? resetAccessibility(context.preferences) : context.preferences;
  const after = mergePreferences(before, chosen);
  if (user && !impersonatedBy)
    await app.identity.saveDisplayPreferences(user.id, displayPreferencesOf(after));
  const headers = { 'Set-Cookie': preferencesCookie(after) };
  return form.has('to')
    ? redirectDocument(place(form.get('to'), chosen.locale !== undefined), { headers })
    : // A `Response`, since a route without a page would send the headers of `data` only to Remix's own script.
      Response.json(null, { headers });
}

export function loader() {
  return redirect('/');
}
