import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Mark } from '../../content/Academy';
import { Entry } from '../../content/Entry';
import { loadLesson, mark } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { loadVisitorFrame } from '../../shell/shared.server';
import { VisitorFrame } from '../../shell/VisitorFrame';

export const handle: RouteHandle = {
  title: 'content:entry',
  i18n: ['content', 'problems', 'shared', 'company', 'creator'],
};
export const loader = page('public', async (ctx) => {
  const [lesson, frame] = await Promise.all([loadLesson(ctx), loadVisitorFrame(ctx)]);
  return { ...lesson, frame };
});
export const action = actions('public', { mark });
export const meta = aboutMeta;

export default function Lesson() {
  const { t } = useTranslation('content');
  const { content, text, place, path, reading, next, quiz, frame } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <VisitorFrame frame={frame}>
      <Entry
        {...content}
        text={text}
        back={
          path
            ? { to: `/academy/path/${path.slug}`, label: path.title }
            : { to: '/academy', label: t('academy.title') }
        }
        above={t('academy.lesson', { place, minutes: content.minutes ?? 0 })}
      >
        <Mark id={content.id} reading={reading} next={next} quiz={quiz} answer={answer} />
      </Entry>
    </VisitorFrame>
  );
}
