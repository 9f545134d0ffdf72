import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { page } from '../adapters/page.server';
import { aboutPage } from '../content/about';
import { Entry } from '../content/Entry';
import { loadPage } from '../content/pages.server';
import type { RouteHandle } from '../handle';
import { Public } from '../shell';

export const handle: RouteHandle = { title: 'content:entry', i18n: ['content'] };
export const loader = page('public', async (visit) => {
  const found = await loadPage(visit);
  return { ...found, title: found.content.title };
});
export const meta: MetaFunction<typeof loader> = ({ data }) => aboutPage(data?.about, data?.title);

/** A page that staff wrote, by its own address. */
export default function Page() {
  const { content, text } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Entry {...content} text={text} />
    </Public>
  );
}
