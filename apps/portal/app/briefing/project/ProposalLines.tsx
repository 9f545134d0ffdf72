import type { Currency } from '@elenco/core/kit';
import { lineTotal, type ProposalLine } from '@elenco/core/proposal';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Money } from '../../ui';

type Props = { lines: readonly ProposalLine[]; totalCents: number; currency: Currency };

/** The priced lines of a proposal and what they come to. */
export function ProposalLines({ lines, totalCents, currency }: Props) {
  const { t } = useTranslation(['client', 'options']);
  const items = lines.map((line) => ({
    term: t('wizard.wantedLine', {
      count: line.quantity,
      format: t(`options:formats.${line.format}`),
      channel: t(`options:channels.${line.channel}`),
    }),
    note: line.pricing === 'per_post' ? t('options:pricing.per_post') : undefined,
    value: <Money cents={lineTotal(line)} currency={currency} />,
  }));
  return (
    <DefinitionList
      sum
      items={[
        ...items,
        {
          term: t('proposals.total'),
          note: undefined,
          value: <Money cents={totalCents} currency={currency} />,
        },
      ]}
    />
  );
}
