import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { Card, DefinitionList, Money } from '../ui';

interface Props {
  readonly lines: readonly { readonly id: number; readonly creator: string; readonly amountCents: number }[];
  readonly totalCents: number;
  readonly currency: Currency;
  readonly level?: 2 | 3;
}

/** Amounts by creator in a project's single invoice. */
export function InvoiceLines({ lines, totalCents, currency, level }: Props) {
  const { t } = useTranslation('company');
  return (
    <Card title={t('invoice.creators')} level={level}>
      <DefinitionList
        sum
        items={[
          ...lines.map(({ id, creator, amountCents }) => ({
            key: id,
            term: creator,
            value: <Money cents={amountCents} currency={currency} />,
          })),
          { term: t('proposals.total'), value: <Money cents={totalCents} currency={currency} /> },
        ]}
      />
    </Card>
  );
}
