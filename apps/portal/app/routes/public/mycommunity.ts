import { redirect } from '@remix-run/node';

/** Redirects to the home page (docs/spec/addresses.md#home-and-its-windows). */
export const loader = () => redirect('/');
