import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { returnAddress } from '../../../impersonation/returnAddress.server';

/** The way back of a `login as`, to where whoever opened it found the person. */
export async function action({ context }: ActionFunctionArgs) {
  const { impersonatedBy, user } = context;
  await context.stopImpersonating();
  return redirectDocument(impersonatedBy && user ? returnAddress(impersonatedBy.impersonator, user.id) : '/');
}

export function loader() {
  return redirect('/');
}
