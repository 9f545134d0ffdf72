import { redirect, redirectDocument } from '@remix-run/node';
import { dashboardOf } from '../../../access/dashboard.server';
import { page } from '../../../adapters/page.server';

/** Redirects to the user's own dashboard. */
export const loader = page('shared', async ({ actor, user }) => {
  const to = dashboardOf(actor, user) ?? '/';
  return actor.role === 'admin' ? redirectDocument(to) : redirect(to);
});

/** Never rendered. The component makes the route a page, so that errors are shown in a frame. */
export default function Dashboard() {
  return null;
}
