import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { figureActions } from '../../../creator/figures/actions.server';
import { FiguresForm } from '../../../creator/figures/FiguresForm';
import { loadFigures } from '../../../creator/figures/load.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { ButtonLink, EmptyState, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:figures.title' };
export const loader = creatorPage(loadFigures);
export const action = actions('creator', figureActions);

export default function NewReportCreator() {
  const { t } = useTranslation('creator');
  const page = useCreatorData<typeof loader>();
  const back = `${areaPath.creator}/briefing/${page.briefingId}`;
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
