import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import type { RouteHandle } from '../../../handle';
import { figureActions } from '../../../professional/figures/actions.server';
import { FiguresForm } from '../../../professional/figures/FiguresForm';
import { loadFigures } from '../../../professional/figures/load.server';
import { creatorPage } from '../../../professional/page.server';
import { useOwn } from '../../../professional/useOwn';
import { ButtonLink, EmptyState, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'professional:figures.title' };
export const loader = creatorPage(loadFigures);
export const action = actions('professional', figureActions);

export default function NewReportCreator() {
  const { t } = useTranslation('professional');
  const page = useOwn<typeof loader>();
  const back = `/dashboard/professional/briefing/${page.briefingId}`;
  return (
    <>
      <PageHeader
        title={t('figures.title')}
        subtitle={t('figures.subtitle', { title: page.title })}
        action={<ButtonLink to={back}>{t('figures.back')}</ButtonLink>}
      />
      {page.posts.length > 0 ? (
        <FiguresForm key={page.posts.map(({ newest }) => newest).join()} page={page} />
      ) : (
        <EmptyState title={t('figures.none')} text={t('figures.noneText')} />
      )}
    </>
  );
}
