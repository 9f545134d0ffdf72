import { useLoaderData } from '@remix-run/react';
import { page } from '../../adapters/page.server';
import { Entry } from '../../content/Entry';
import { loadPage } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { Public } from '../../shell';

export const handle: RouteHandle = { title: 'content:entry', i18n: ['content'] };
export const loader = page('public', loadPage);
export const meta = aboutMeta;

/** An editorial page at its own URL. */
export default function Page() {
  const { content, text } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Entry {...content} text={text} />
    </Public>
  );
}
