import { useLoaderData } from '@remix-run/react';

/**
 * The data of a loader made by `creatorPage`. The frame shows staff no page, so a page that is shown has its data.
 * @throws where a page is shown outside of the frame
 */
export function useOwn<Loader>() {
  const data = useLoaderData<Loader>();
  if (data === null) throw new Error('a page of the creator was shown to somebody else');
  return data as NonNullable<typeof data>;
}
