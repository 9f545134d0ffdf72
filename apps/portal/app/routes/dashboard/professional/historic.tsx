import { useTranslation } from 'react-i18next';
import type { RouteHandle } from '../../../handle';
import { Evaluations } from '../../../money/Evaluations';
import { loadEvaluations } from '../../../money/evaluations.server';
import { loadHistoric } from '../../../professional/money/historic.server';
import styles from '../../../professional/money/money.module.css';
import { Past } from '../../../professional/money/Past';
import { creatorPage } from '../../../professional/page.server';
import { useOwn } from '../../../professional/useOwn';
import { Card, Money, PageHeader, Section, Stat } from '../../../ui';

export const handle: RouteHandle = { title: 'professional:historic.title', i18n: ['shared', 'options'] };

export const loader = creatorPage(async (ctx) => {
  const [historic, evaluations] = await Promise.all([loadHistoric(ctx), loadEvaluations(ctx)]);
  return { ...historic, evaluations };
});

export default function History() {
  const { t } = useTranslation('professional');
  const { rows, totals, evaluations } = useOwn<typeof loader>();
  return (
    <>
      <PageHeader title={t('historic.title')} subtitle={t('historic.subtitle')} />
      {totals.map(({ currency, cents, count }) => (
        <Card key={currency}>
          <div className={styles.totals}>
            <Stat label={t('historic.earned')} value={<Money cents={cents} currency={currency} />} />
            <Stat label={t('historic.projects')} value={count} />
            <Stat
              label={t('historic.average')}
              value={<Money cents={Math.round(cents / count)} currency={currency} />}
            />
          </div>
        </Card>
      ))}
      <Section title={t('historic.list')}>
        <Past rows={rows} />
      </Section>
      <Evaluations rows={evaluations} />
    </>
  );
}
