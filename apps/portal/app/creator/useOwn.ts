import { useLoaderData } from '@remix-run/react';

/**
 * Returns the data of a loader made by `creatorPage`. The frame shows staff no page, so a shown page has its
 * data.
 * @throws if a page is shown outside of the frame
 */
export function useOwn<Loader>() {
  const data = useLoaderData<Loader>();
  if (data === null) throw new Error('the page has no loader data');
  return data as NonNullable<typeof data>;
}
