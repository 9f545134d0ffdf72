import { areaPath, brand } from '@elenco/core/people';
import { useLoaderData } from '@remix-run/react';
import { Barcode, Landmark, QrCode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { Cards } from '../../../plans/Cards';
import { loadPaymentMethods, paymentMethodActions } from '../../../plans/methods.server';
import styles from '../../../plans/plans.module.css';
import { Alert, ButtonLink, Card, PageHeader, Row } from '../../../ui';

export const handle: RouteHandle = { title: 'plans:methods.title', i18n: ['plans', 'problems'] };
export const loader = page('company', loadPaymentMethods);
export const action = paymentMethodActions;

const icons = { pix: QrCode, slip: Barcode, transfer: Landmark } as const;

/** Payment methods of the company's subscription. */
export default function PaymentMethods() {
  const { t } = useTranslation('plans');
  const { methods, staff, takesCards, ...shown } = useLoaderData<typeof loader>();
  const instead = methods.some((one) => one === 'transfer') ? 'transfer' : 'reais';
  return (
    <>
      <PageHeader title={t('methods.title')} subtitle={t('methods.subtitle')} />
      {takesCards ? (
        <Cards {...shown} />
      ) : staff ? (
        <Alert title={t('methods.noCards')}>{t('methods.noCardsText')}</Alert>
      ) : (
        <Alert title={t('methods.cardsUnavailable')}>
          {t(`methods.instead.${instead}`)} {t('methods.askCards')}{' '}
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </Alert>
      )}
      {methods.map((method) => {
        const Icon = icons[method];
        return (
          <Card key={method} level={2} title={t(`methods.${method}.title`)}>
            <p className={styles.method}>
              <Icon aria-hidden="true" size={18} />
              {t(`methods.${method}.text`)}
            </p>
          </Card>
        );
      })}
      <Row>
        <ButtonLink to={`${areaPath.company}/pricing`} variant="primary">
          {t('methods.invoices')}
        </ButtonLink>
      </Row>
    </>
  );
}
