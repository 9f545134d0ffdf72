import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';

/**
 * Ends the session on the server too, so that a copied cookie is invalid. Loads a new document, so that no
 * data remains in the browser's memory.
 */
export async function action({ context }: ActionFunctionArgs) {
  await context.signOut();
  return redirectDocument('/');
}

export function loader() {
  return redirect('/');
}
