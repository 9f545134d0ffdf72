import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';

/**
 * Ends the session on the server too, which invalidates a copied cookie. The next page is a new document, so
 * that no data remain in the browser's memory.
 */
export async function action({ context }: ActionFunctionArgs) {
  await context.signOut();
  return redirectDocument('/');
}

export function loader() {
  return redirect('/');
}
