import { useLoaderData } from '@remix-run/react';

/**
 * Returns the data of a loader created by `creatorPage`. The data is never null here, since the frame does
 * not render pages for staff.
 * @throws if the page is outside of the frame
 */
export function useCreatorData<Loader>() {
  const data = useLoaderData<Loader>();
  if (data === null) throw new Error('the page has no loader data');
  return data as NonNullable<typeof data>;
}
