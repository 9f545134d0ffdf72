import { businessDate } from '@elenco/brazil';
import { areaPath, brand } from '@elenco/core/people';
import { settingOn, settings } from '@elenco/core/platform';
import { useTranslation } from 'react-i18next';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { useFormat } from '../../../i18n/use';
import styles from '../../../pay/pay.module.css';
import { ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'pay:start.title', i18n: ['pay'] };

export const loader = creatorPage(async ({ app, now }) => {
  const rules = await app.see(settings, { role: 'system' }, { key: ['fee_bp_own', 'payout_days'] });
  const today = businessDate(now);
  return {
    feeBp: settingOn(rules, 'fee_bp_own', today),
    payoutDays: settingOn(rules, 'payout_days', today),
  };
});

/** Explains Elenco Pay contracts, and starts one. */
export default function NewPay() {
  const { t } = useTranslation('pay');
  const { rate } = useFormat();
  const { feeBp, payoutDays } = useCreatorData<typeof loader>();
  return (
    <Stack>
      <PageHeader title={t('start.title')} subtitle={t('start.lead')} />
      <ol className={styles.steps}>
        <li>{t('start.write')}</li>
        <li>{t('start.accept')}</li>
        <li>{t('start.pay')}</li>
        <li>{t('start.arrives', { count: payoutDays })}</li>
      </ol>
      <p>{t('start.fee', { brand: brand.payName, rate: rate(feeBp) })}</p>
      <p>
        <ButtonLink to={`${areaPath.creator}/pay-project`} variant="primary">
          {t('start.begin')}
        </ButtonLink>
      </p>
    </Stack>
  );
}
