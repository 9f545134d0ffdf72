import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../adapters/page.server';
import { Progress } from '../../content/Academy';
import { Cards } from '../../content/Cards';
import { Listing } from '../../content/Listing';
import { loadAcademy } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { EmptyState } from '../../ui';

export const handle: RouteHandle = { title: 'content:academy.title', i18n: ['content'] };
export const loader = page('public', loadAcademy);
export const meta = aboutMeta;

export default function Academy() {
  const { t } = useTranslation('content');
  const { lessons, progress } = useLoaderData<typeof loader>();
  return (
    <Listing title={t('academy.title')} subtitle={t('academy.subtitle')}>
      {progress && lessons.length > 0 && <Progress {...progress} />}
      {lessons.length === 0 && <EmptyState title={t('academy.empty')} text={t('academy.emptyText')} />}
      <Cards
        cards={lessons.map((lesson, place) => ({
          ...lesson,
          to: `/academy/${lesson.slug}`,
          first: place < 3,
          above: t('academy.lesson', { place: place + 1, minutes: lesson.minutes ?? 0 }),
          below: lesson.changed ? t('academy.changed') : lesson.done ? t('academy.done') : null,
        }))}
      />
    </Listing>
  );
}
