import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';

/**
 * Ends the session on the server too, so that a copied cookie is worth nothing. The next page is a new document, so
 * that nothing of what was shown stays in the browser's memory.
 */
export async function action({ context }: ActionFunctionArgs) {
  await context.signOut();
  return redirectDocument('/');
}

export function loader() {
  return redirect('/');
}
