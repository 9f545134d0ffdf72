import { helpAddress, ownHelp } from '@elenco/core/people';
import { redirect } from '@remix-run/node';
import { page } from '../../adapters/page.server';

/** Redirects to the help page of the reader's role. */
export const loader = page('public', async ({ actor }) => redirect(helpAddress(ownHelp(actor))));
