import { users } from '@elenco/core/party';
import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { preferencesCookie, preferencesOf } from '../preferences';

/** Only a path of this site; anything else leads home. */
function place(to: FormDataEntryValue | null): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}

/**
 * Keeps what a person chose about language and look, then goes back as a new document, since all of it changes. The
 * language of somebody with an account stands in the account, where letters read it too.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const chosen = preferencesOf(form);
  const { app, actor, user, now } = context;
  if (user && chosen.locale && chosen.locale !== user.locale) {
    await app.update(users, { id: user.id, locale: chosen.locale }, { actor, now: now().toISOString() });
  }
  return redirectDocument(place(form.get('to')), {
    headers: { 'Set-Cookie': preferencesCookie({ ...context.preferences, ...chosen }) },
  });
}

export function loader() {
  return redirect('/');
}
