import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { creatorPage } from '../../../creator/page.server';
import type { RouteHandle } from '../../../handle';
import { ButtonLink, PageHeader, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'pay:start.title', i18n: ['pay'] };

export const loader = creatorPage(async () => null);

/** Explains contracts with the creator's own clients, and starts one. */
export default function NewPay() {
  const { t } = useTranslation('pay');
  return (
    <Stack>
      <PageHeader title={t('start.title')} subtitle={t('start.lead')} />
      <ol>
        <li>{t('start.write')}</li>
        <li>{t('start.accept')}</li>
        <li>{t('start.pay')}</li>
      </ol>
      <p>
        <ButtonLink to={`${areaPath.creator}/pay-project`} variant="primary">
          {t('start.begin')}
        </ButtonLink>
      </p>
    </Stack>
  );
}
