import { users } from '@elenco/core/party';
import { type ActionFunctionArgs, data, redirect, redirectDocument } from '@remix-run/node';
import { choose, preferencesCookie, preferencesOf, withoutAids } from '../preferences';

/** Only a path of this site; anything else leads home. */
function place(to: FormDataEntryValue | null): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}

/**
 * Keeps what a person chose about language and look, then goes back as a new document; without `to`, the page asks
 * by script and stays as it is, with what is typed in it. The language of somebody with an account stands in the
 * account, where letters read it too.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const chosen = preferencesOf(form);
  const { app, actor, user, now } = context;
  if (user && chosen.locale && chosen.locale !== user.locale) {
    await app.update(users, { id: user.id, locale: chosen.locale }, { actor, now: now().toISOString() });
  }
  const before = form.has('reset') ? withoutAids(context.preferences) : context.preferences;
  const headers = { 'Set-Cookie': preferencesCookie(choose(before, chosen)) };
  return form.has('to') ? redirectDocument(place(form.get('to')), { headers }) : data(null, { headers });
}

export function loader() {
  return redirect('/');
}
