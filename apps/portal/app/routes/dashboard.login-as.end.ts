import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { whence } from '../acting/whence.server';

/** The way back of a `login as`, to where whoever opened it found the person. */
export async function action({ context }: ActionFunctionArgs) {
  const { acting, user } = context;
  await context.stopActing();
  return redirectDocument(acting && user ? whence(acting.opener, user.id) : '/');
}

export function loader() {
  return redirect('/');
}
