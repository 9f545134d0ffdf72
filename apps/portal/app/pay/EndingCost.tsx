import { priceBeforeDelivery } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card, DefinitionList, Money } from '../ui';
import type { Priced } from './priced';

/** Cost of ending a contract before any delivery: if the client ends it, and if the creator ends it. */
export function EndingCost({ priced, feeBp }: { priced: Priced; feeBp: number }) {
  const { t } = useTranslation('pay');
  const { rate } = useFormat();
  const byClient = priceBeforeDelivery({ ...priced, feeBp }, 'company');
  const byCreator = priceBeforeDelivery({ ...priced, feeBp }, 'creator');
  const money = (cents: number) => <Money cents={cents} currency={priced.currency} />;
  return (
    <Card title={t('endingCost.title')}>
      <DefinitionList
        items={[
          {
            term: t('endingCost.byClient'),
            value: money(byClient.clientCents),
            note: t('endingCost.share', { rate: rate(priced.cancelBp) }),
          },
          { term: t('endingCost.yours'), value: money(byClient.creatorCents), note: t('endingCost.gross') },
          { term: t('endingCost.byCreator'), value: money(byCreator.clientCents) },
        ]}
      />
      <p className="muted small">{t('endingCost.delivered')}</p>
    </Card>
  );
}
