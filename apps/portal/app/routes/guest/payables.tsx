import { useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { guestPage } from '../../adapters/guest.server';
import { GuestFrame } from '../../guest/GuestFrame';
import { NameGate } from '../../guest/NameGate';
import { Payable } from '../../guest/Payable';
import { loadPayables, payablesActions } from '../../guest/payables.server';
import type { RouteHandle } from '../../handle';
import { handleProviderReturn } from '../../payment/card.server';
import { Card, DateText, EmptyState, Money, PageHeader } from '../../ui';

export const handle: RouteHandle = {
  title: 'authority:guest.payables.title',
  i18n: ['authority', 'company', 'options', 'problems', 'resources', 'shared'],
};

export const loader = guestPage('payables', async (ctx) => {
  await handleProviderReturn(ctx);
  return loadPayables(ctx);
});
export const action = payablesActions;

/** The open charges of a project, for a guest who pays for the brand. */
export default function PayablesAsGuest() {
  const { t } = useTranslation('authority');
  const { pathname, search } = useLocation();
  const { project, company, guest, sums, days, payables } = useLoaderData<typeof loader>();
  const [first] = days;
  return (
    <GuestFrame company={company}>
      <PageHeader
        title={t('guest.payables.title')}
        subtitle={t('guest.payables.subtitle', { company, project })}
      />
      {first === undefined ? (
        <EmptyState title={t('guest.payables.nothing')} text={t('guest.payables.nothingText', { company })} />
      ) : (
        <>
          <Card>
            {sums.map(({ currency, count, cents }) => (
              <p key={currency}>
                {t('guest.payables.count', { count })} <Money cents={cents} currency={currency} />
              </p>
            ))}
            <p>
              {t(days.length === 1 ? 'guest.payables.dueAll' : 'guest.payables.dueFirst')}{' '}
              <strong>
                <DateText value={first} style="long" />
              </strong>
            </p>
          </Card>
          <NameGate name={guest} />
          {payables.map((payable) => (
            <Payable
              key={payable.charge.id}
              payable={payable}
              pdf={`${pathname}/${payable.charge.id}.pdf${search}`}
              guest={guest}
            />
          ))}
        </>
      )}
    </GuestFrame>
  );
}
