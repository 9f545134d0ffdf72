import { centsPerPublication, lineTotal, type ProposalLine } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { DefinitionList, Money } from '../../ui';

type Props = { lines: readonly ProposalLine[]; totalCents: number; currency: Currency };

/** Priced deliverables of a proposal, with their total. */
export function ProposalLines({ lines, totalCents, currency }: Props) {
  const { t } = useTranslation(['company', 'options']);
  const { money } = useFormat();
  const eachOf = (line: ProposalLine) => {
    const cents = centsPerPublication(line);
    return cents === null ? undefined : t('proposals.each', { amount: money(cents, currency) });
  };
  const items = lines.map((line) => ({
    term: t('wizard.wantedLine', {
      count: line.quantity,
      format: t(`options:formats.${line.format}`),
      channel: t(`options:channels.${line.channel}`),
    }),
    note: eachOf(line),
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
