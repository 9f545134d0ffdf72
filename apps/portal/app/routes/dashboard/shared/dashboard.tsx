import { redirect, redirectDocument } from '@remix-run/node';
import { dashboardOf } from '../../../access/dashboard.server';
import { page } from '../../../adapters/page.server';

/** Leads to the user's own dashboard. */
export const loader = page('shared', async ({ actor, user }) => {
  const to = dashboardOf(actor, user) ?? '/';
  return actor.role === 'admin' ? redirectDocument(to) : redirect(to);
});

/** Never shown; with a page of its own a failure has a frame. */
export default function Dashboard() {
  return null;
}
