import { Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { certify } from '../../content/certificate.server';
import styles from '../../content/content.module.css';
import { LessonCards, PathProgress } from '../../content/PathPart';
import { loadPath } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { loadVisitorFrame } from '../../shell/shared.server';
import { VisitorFrame } from '../../shell/VisitorFrame';
import { EmptyState } from '../../ui';

export const handle: RouteHandle = {
  title: 'content:entry',
  i18n: ['content', 'shared', 'company', 'creator'],
};
export const loader = page('public', async (ctx) => {
  const [path, frame] = await Promise.all([loadPath(ctx), loadVisitorFrame(ctx)]);
  return { ...path, frame };
});
export const action = actions('public', { certify });
export const meta = aboutMeta;

/** One path of the academy: its lessons in order, the user's progress, and the certificate. */
export default function Path() {
  const { t } = useTranslation('content');
  const { part, counted, title, frame } = useLoaderData<typeof loader>();
  const minutes = part.lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0);
  return (
    <VisitorFrame frame={frame}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Link to="/academy" className={styles.back}>
            <ArrowLeft aria-hidden="true" /> {t('academy.title')}
          </Link>
          <p className={styles.above}>
            {t('academy.pathLessons', {
              lessons: t('academy.lessonCount', { count: part.lessons.length }),
              minutes,
            })}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{part.subtitle}</p>
          {counted && <PathProgress {...part} onward />}
        </header>
        {part.lessons.length === 0 ? (
          <EmptyState title={t('academy.pathEmpty')} text={t('academy.emptyText')} />
        ) : (
          <LessonCards lessons={part.lessons} level={2} first />
        )}
        {!counted && <p className="muted">{t('academy.signIn')}</p>}
      </div>
    </VisitorFrame>
  );
}
