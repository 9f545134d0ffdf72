import { useTranslation } from 'react-i18next';
import { loadHistoric } from '../../../creator/money/historic.server';
import { PastProjects } from '../../../creator/money/PastProjects';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { Evaluations } from '../../../money/Evaluations';
import { loadEvaluations } from '../../../money/evaluations.server';
import { Figures, Money, PageHeader, Section, Stat } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:historic.title', i18n: ['shared', 'options'] };

export const loader = creatorPage(async (ctx) => {
  const [historic, evaluations] = await Promise.all([loadHistoric(ctx), loadEvaluations(ctx)]);
  return { ...historic, evaluations };
});

export default function History() {
  const { t } = useTranslation('creator');
  const { rows, totals, evaluations } = useCreatorData<typeof loader>();
  return (
    <>
      <PageHeader title={t('historic.title')} subtitle={t('historic.subtitle')} />
      {totals.map(({ currency, receivedCents, paidBackCents, averageCents, projects }) => (
        <Figures key={currency}>
          <Stat
            label={t('historic.earned')}
            value={<Money cents={receivedCents} currency={currency} />}
            note={t('finance.receivedNote')}
          />
          {paidBackCents > 0 && (
            <Stat
              label={t('finance.paidBack')}
              value={<Money cents={paidBackCents} currency={currency} />}
              note={t('finance.paidBackNote')}
            />
          )}
          <Stat label={t('historic.projects')} value={projects} />
          <Stat
            label={t('historic.average')}
            value={<Money cents={averageCents} currency={currency} />}
            note={t(paidBackCents > 0 ? 'historic.averageKept' : 'historic.averageNet')}
          />
        </Figures>
      ))}
      <Section title={t('historic.list')}>
        <PastProjects rows={rows} />
      </Section>
      <Evaluations rows={evaluations} />
    </>
  );
}
