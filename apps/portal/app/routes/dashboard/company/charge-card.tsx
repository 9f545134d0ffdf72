import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { useTakesCards } from '../../../i18n/use';
import { loadChargeCard, payCharge } from '../../../payment/chargeCard.server';
import { PayByCard } from '../../../payment/PayByCard';
import { useChargeName } from '../../../payment/useChargeName';
import { Alert, Card, DateText, DefinitionList, Money, PageHeader } from '../../../ui';

export const handle: RouteHandle = { title: 'company:pay.cardTitle', i18n: ['company', 'problems'] };
export const loader = page('company', loadChargeCard);
export const action = payCharge;

/** A charge to pay by card, shown after the user cancelled at the provider or the bank declined. */
export default function ChargeByCard() {
  const { t } = useTranslation(['company', 'problems']);
  const takesCards = useTakesCards();
  const { id, amountCents, currency, dueOn, purpose, back, project, creator } =
    useLoaderData<typeof loader>();
  const nameOf = useChargeName();
  return (
    <>
      <PageHeader title={t('pay.cardTitle')} subtitle={t('pay.cardText')} />
      <Card>
        <DefinitionList
          items={[
            { term: t('pay.for'), value: nameOf({ id, purpose }, { project, creator }) },
            { term: t('pay.amount'), value: <Money cents={amountCents} currency={currency} /> },
            { term: t('pay.due'), value: <DateText value={dueOn} style="long" /> },
          ]}
        />
        {takesCards ? <PayByCard chargeId={id} here /> : <Alert>{t('problems:no_card_provider')}</Alert>}
        <p>
          <Link to={back}>{t('pay.otherWays')}</Link>
        </p>
      </Card>
    </>
  );
}
