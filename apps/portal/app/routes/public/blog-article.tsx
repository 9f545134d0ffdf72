import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Entry } from '../../content/Entry';
import { loadPost } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { Public } from '../../shell';
import { DateText } from '../../ui';

export const handle: RouteHandle = { title: 'content:entry', i18n: ['content'] };
export const loader = page('public', loadPost);
export const meta = aboutMeta;

export default function Post() {
  const { t } = useTranslation('content');
  const { content, text } = useLoaderData<typeof loader>();
  return (
    <Public>
      <Entry
        {...content}
        text={text}
        back={{ to: '/blog', label: t('blog.title') }}
        above={
          <>
            <DateText value={content.publishedAt} style="long" />
            <span>{content.author}</span>
          </>
        }
      />
    </Public>
  );
}
