import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, Money, Section, Stat } from '../ui';
import styles from './campaign.module.css';
import type { CampaignData } from './one.server';

/** Recorded results of a campaign; a dash for unknown values. */
export function Results({ data: { results, campaign } }: { data: CampaignData }) {
  const { t } = useTranslation('campaigns');
  const { number } = useFormat();
  const { all, hired, rating, rated } = results;
  const { budgetCents, currency } = campaign;
  const money = (cents: number | null) =>
    cents === null ? undefined : <Money cents={cents} currency={currency} />;
  const some = (count: number) =>
    all > 0 ? t('ofAll', { done: number(count), all: number(all) }) : undefined;
  return (
    <Section title={t('results')}>
      <Card>
        <div className={styles.results}>
          <Stat label={t('hired')} value={number(hired)} />
          <Stat label={t('budget')} value={money(budgetCents)} />
          <Stat label={t('contracted')} value={money(results.contractedCents)} />
          <Stat label={t('paid')} value={money(results.paidCents)} />
          <Stat label={t('delivered')} value={some(results.delivered)} />
          <Stat label={t('approved')} value={some(results.approved)} />
          <Stat label={t('published')} value={some(results.published)} />
          <Stat label={t('perPost')} value={money(results.perPostCents)} note={t('perPostNote')} />
          <Stat
            label={t('rating')}
            value={rating === null ? undefined : number(Math.round(rating * 10) / 10)}
            note={rated > 0 ? t('rated', { count: rated }) : undefined}
          />
        </div>
        <p className="small muted">{t('resultsNote')}</p>
      </Card>
    </Section>
  );
}
