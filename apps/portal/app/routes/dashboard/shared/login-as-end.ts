import { type ActionFunctionArgs, redirect, redirectDocument } from '@remix-run/node';
import { returnAddress } from '../../../impersonation/returnAddress.server';

/** Ends an impersonation, and returns to the page where it was started. */
export async function action({ context }: ActionFunctionArgs) {
  const { impersonatedBy, user } = context;
  await context.stopImpersonating();
  return redirectDocument(impersonatedBy && user ? returnAddress(impersonatedBy.impersonator, user.id) : '/');
}

export function loader() {
  return redirect('/');
}
