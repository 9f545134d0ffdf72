import { type ActionFunctionArgs, redirect } from '@remix-run/node';

/** Ends the session on the server too, so that a copied cookie is worth nothing. */
export async function action({ context }: ActionFunctionArgs) {
  await context.signOut();
  return redirect('/');
}

export function loader() {
  return redirect('/');
}
