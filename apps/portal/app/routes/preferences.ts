import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { preferencesCookie, preferencesOf } from '../preferences';

/** Only a path of this site; anything else leads home. */
function place(to: FormDataEntryValue | null): string {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : '/';
}

/** Keeps what a person chose about language and look, then goes back as a new document, since all of it changes. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirectDocument(place(form.get('to')), {
    headers: { 'Set-Cookie': preferencesCookie({ ...context.preferences, ...preferencesOf(form) }) },
  });
}

export function loader() {
  return redirect('/');
}
