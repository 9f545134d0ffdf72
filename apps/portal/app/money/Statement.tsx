import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { type Column, DateText, EmptyState, FilterMenu, Money, Section, Table } from '../ui';
import { Downloads } from './Downloads';
import { type Entry, isOfElenco } from './entries';
import type { Historic } from './historic.server';
import styles from './money.module.css';

type Row = Entry & { readonly title: string };

/** The brand's ledger entries, newest first, for the month in the address. */
export function Statement({ historic }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  const { entries, openings, month, months } = historic;
  return (
    <Section title={t('historic.statement')} action={entries.length > 0 && <Downloads historic={historic} />}>
      <p className="muted small">{t('historic.statementText')}</p>
      {months.length > 1 && (
        <FilterMenu
          label={t('historic.month')}
          name="month"
          options={[
            { value: '', label: t('historic.allMonths') },
            ...months.slice(0, 12).map((value) => ({ value, label: date(`${value}-15`, 'month') })),
          ]}
        />
      )}
      <Table
        caption={t('historic.statement')}
        columns={useEntryColumns()}
        rows={entries}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            title={t('historic.noEntries')}
            text={t(month ? 'historic.noEntriesMonth' : 'historic.noEntriesText')}
          />
        }
      />
      {openings.map((opening) => (
        <Opening key={opening.currency} opening={opening} />
      ))}
    </Section>
  );
}

/** Opening balance of the month. */
function Opening({ opening: { dueCents, heldCents, currency } }: { opening: Historic['openings'][number] }) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  return (
    <p className={styles.opening}>
      <strong>{t('historic.opening')}</strong>{' '}
      {t('historic.balances', { due: money(dueCents, currency), held: money(heldCents, currency) })}
    </p>
  );
}

/** Returns the columns of a brand's statements; an entry's title names its project. */
export function useEntryColumns(): Column<Row>[] {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  const explained = ({ kind, amountCents, keptCents, currency }: Row) =>
    t(`historic.explain.${kind}`, {
      held: money(keptCents, currency),
      fee: money(amountCents - keptCents, currency),
    });
  return [
    {
      key: 'entry',
      header: t('historic.entry'),
      primary: true,
      cell: (row) => (
        <span className={styles.entry}>
          {t(`historic.kinds.${row.kind}`)}
          <span className={styles.under}>
            {isOfElenco(row) ? (
              t('historic.ofElenco')
            ) : (
              <>
                {row.title}
                <br />
                {explained(row)}
              </>
            )}
          </span>
        </span>
      ),
    },
    { key: 'day', header: t('historic.day'), cell: ({ on }) => <DateText value={on} /> },
    {
      key: 'amount',
      phone: 'corner',
      header: t('historic.amount'),
      align: 'end',
      cell: ({ amountCents, currency }) => (
        <Money cents={amountCents} currency={currency} emphasis="strong" />
      ),
    },
    {
      key: 'due',
      header: t('historic.dueAfter'),
      align: 'end',
      cell: ({ dueCents, currency }) => <Money cents={dueCents} currency={currency} />,
    },
    {
      key: 'held',
      header: t('historic.heldAfter'),
      align: 'end',
      cell: ({ heldCents, currency }) => <Money cents={heldCents} currency={currency} />,
    },
  ];
}
