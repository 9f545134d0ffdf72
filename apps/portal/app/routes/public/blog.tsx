import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Cards } from '../../content/Cards';
import { Listing } from '../../content/Listing';
import { loadPosts } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { DateText, EmptyState } from '../../ui';

export const handle: RouteHandle = { title: 'content:blog.title', i18n: ['content'] };
export const loader = page('public', loadPosts);
export const meta = aboutMeta;

export default function Blog() {
  const { t } = useTranslation('content');
  const { posts } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('blog.title')} subtitle={t('blog.subtitle')}>
      {posts.length === 0 && <EmptyState title={t('blog.empty')} text={t('blog.emptyText')} />}
      <Cards
        cards={posts.map((post, place) => ({
          ...post,
          to: `/blog/${post.slug}`,
          first: place < 3,
          above: (
            <>
              <DateText value={post.publishedAt} style="long" />
              <span>{post.author}</span>
            </>
          ),
        }))}
      />
    </Listing>
  );
}
