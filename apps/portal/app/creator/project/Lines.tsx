import { lineTotal, type ProposalLine } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { Money, Table } from '../../ui';

/** Priced deliverables of a proposal, read-only. */
export function Lines({ lines, currency }: { lines: readonly ProposalLine[]; currency: Currency }) {
  const { t } = useTranslation(['creator', 'options']);
  return (
    <Table
      caption={t('write.lines')}
      rows={lines.map((line, n) => ({ ...line, n }))}
      rowKey={(line) => line.n}
      empty={null}
      columns={[
        {
          key: 'what',
          header: t('write.what'),
          primary: true,
          cell: ({ channel, format }) =>
            `${t(`options:formats.${format}`)} · ${t(`options:channels.${channel}`)}`,
        },
        { key: 'quantity', header: t('write.quantity'), align: 'end', cell: (line) => line.quantity },
        {
          key: 'amount',
          header: t('write.amount'),
          align: 'end',
          cell: ({ pricing, amountCents }) => (
            <span>
              <Money cents={amountCents} currency={currency} />{' '}
              <span className="muted small">{t(`options:pricing.${pricing}`)}</span>
            </span>
          ),
        },
        {
          key: 'total',
          header: t('write.total'),
          align: 'end',
          cell: (line) => <Money cents={lineTotal(line)} currency={currency} emphasis="strong" />,
        },
      ]}
    />
  );
}
