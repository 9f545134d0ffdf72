import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { homeOf } from '../access/signIn.server';

/** The way back of a `login as`, to the home of whoever opened it. */
export async function action({ context }: ActionFunctionArgs) {
  const { acting } = context;
  await context.stopActing();
  return redirectDocument(acting ? homeOf(acting.opener) : '/');
}

export function loader() {
  return redirect('/');
}
