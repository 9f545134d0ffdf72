import { redirect } from '@remix-run/node';

/** The seed: always to the home page. */
export const loader = () => redirect('/');
