import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../adapters/form.server';
import { page } from '../../adapters/page.server';
import { Progress } from '../../content/Academy';
import { certify } from '../../content/certificate.server';
import { ListingPart } from '../../content/Listing';
import { PathPart } from '../../content/PathPart';
import { loadAcademy } from '../../content/pages.server';
import type { RouteHandle } from '../../handle';
import { aboutMeta } from '../../seo/pageMeta';
import { loadVisitorFrame } from '../../shell/shared.server';
import { VisitorFrame } from '../../shell/VisitorFrame';
import { EmptyState } from '../../ui';

export const handle: RouteHandle = {
  title: 'content:academy.title',
  i18n: ['content', 'shared', 'company', 'creator'],
};
export const loader = page('public', async (ctx) => {
  const [academy, frame] = await Promise.all([loadAcademy(ctx), loadVisitorFrame(ctx)]);
  return { ...academy, frame };
});
export const action = actions('public', { certify });
export const meta = aboutMeta;

export default function Academy() {
  const { t } = useTranslation('content');
  const { parts, progress, frame } = useLoaderData<typeof loader>();
  return (
    <VisitorFrame frame={frame}>
      <ListingPart title={t('academy.title')} subtitle={t('academy.subtitle')}>
        {progress && parts.length > 0 && <Progress {...progress} />}
        {parts.length === 0 && <EmptyState title={t('academy.empty')} text={t('academy.emptyText')} />}
        {parts.map((part, place) => (
          <PathPart key={part.slug} {...part} first={place === 0} counted={progress !== null} />
        ))}
      </ListingPart>
    </VisitorFrame>
  );
}
