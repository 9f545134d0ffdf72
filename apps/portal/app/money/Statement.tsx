import { type StatementLine, statementGroups } from '@elenco/core/finance';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import {
  type Column,
  DateText,
  EmptyState,
  Figures,
  FilterMenu,
  Money,
  Pagination,
  Row,
  Section,
  Stat,
  Table,
} from '../ui';
import { creatorsText } from './creatorsText';
import { Downloads } from './Downloads';
import type { Historic } from './historic.server';
import { isOfPlatform } from './isOfPlatform';
import styles from './money.module.css';
import { formatHeldAndFee } from './paidParts';

const ANCHOR = 'statement';

/** One page of the brand's ledger entries, newest first, filtered by the query string. */
export function Statement({ historic }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  const { statement } = historic;
  const { lines, openings, totals, page, pages, filters, periods } = statement;
  const isFiltered = Object.values(filters).some((value) => value !== null);
  return (
    <Section
      title={t('historic.statement')}
      anchor={ANCHOR}
      action={lines.length > 0 && <Downloads historic={historic} />}
    >
      <p className="muted small">{t('historic.statementText')}</p>
      {periods.length > 0 && <Filters historic={historic} />}
      {totals.map((total) => (
        <Sums
          key={total.currency}
          total={total}
          label={t(isFiltered ? 'historic.filterTotal' : 'historic.wholeTotal')}
        />
      ))}
      <Table
        caption={t('historic.statement')}
        columns={useEntryColumns()}
        rows={lines}
        rowKey={(row) => row.id}
        empty={
          <EmptyState
            title={t('historic.noEntries')}
            text={t(isFiltered ? 'historic.noEntriesFiltered' : 'historic.noEntriesText')}
          />
        }
      />
      <Pagination page={page} pages={pages} anchor={ANCHOR} />
      {openings.map((opening) => (
        <OpeningBalances key={opening.currency} opening={opening} />
      ))}
    </Section>
  );
}

function Filters({ historic: { statement, projects } }: { historic: Historic }) {
  const { t } = useTranslation('shared');
  const { date } = useFormat();
  return (
    <Row>
      <FilterMenu
        label={t('historic.period')}
        name="period"
        options={[
          { value: '', label: t('historic.wholePeriod') },
          ...statement.periods.map((value) => ({
            value,
            label: value.length === 4 ? value : date(`${value}-15`, 'month'),
          })),
        ]}
      />
      <FilterMenu
        label={t('historic.kind')}
        name="kind"
        options={[
          { value: '', label: t('historic.allKinds') },
          ...statementGroups.map((value) => ({ value, label: t(`historic.kindGroups.${value}`) })),
        ]}
      />
      <FilterMenu
        label={t('historic.project')}
        name="project"
        options={[
          { value: '', label: t('historic.allProjects') },
          ...projects.map(({ id, title }) => ({ value: String(id), label: title })),
          { value: 'plan', label: t('historic.ofElenco') },
        ]}
      />
    </Row>
  );
}

/** Sum of all selected lines in a currency, by group. */
function Sums({ total: { groups, amountCents, currency }, label }: { total: TotalOf; label: string }) {
  const { t } = useTranslation('shared');
  return (
    <Figures>
      {groups.map(({ group, amountCents: cents }) => (
        <Stat
          key={group}
          label={t(`historic.kindGroups.${group}`)}
          value={<Money cents={cents} currency={currency} signed />}
        />
      ))}
      {groups.length > 1 && (
        <Stat
          label={label}
          value={<Money cents={amountCents} currency={currency} signed />}
          note={t('historic.totalMade')}
        />
      )}
    </Figures>
  );
}
type TotalOf = Historic['statement']['totals'][number];

/** Balances at the start of the period. */
function OpeningBalances({
  opening: { dueCents, heldCents, refundableCents, currency },
}: {
  opening: OpeningOf;
}) {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  return (
    <p className={styles.opening}>
      <strong>{t('historic.opening')}</strong>{' '}
      {t('historic.balances', { due: money(dueCents, currency), held: money(heldCents, currency) })}
      {refundableCents !== 0 &&
        `, ${t('historic.refundableBalance', { amount: money(refundableCents, currency) })}`}
    </p>
  );
}
type OpeningOf = Historic['statement']['openings'][number];

/** Returns the columns of a brand's statement. An entry's title is its project, with its creators. */
export function useEntryColumns(): Column<StatementLine>[] {
  const { t } = useTranslation('shared');
  const { money } = useFormat();
  return [
    {
      key: 'entry',
      header: t('historic.entry'),
      primary: true,
      cell: (row) => (
        <span className={styles.entry}>
          {t(`historic.kinds.${row.kind}`)}
          <span className={styles.under}>
            {isOfPlatform(row) ? (
              t('historic.ofElenco')
            ) : (
              <>
                {[row.title, creatorsText(row, (count) => t('historic.creatorCount', { count }))]
                  .filter(Boolean)
                  .join(' · ')}
                <br />
                {t(`historic.explain.${row.kind}`, formatHeldAndFee(row, money))}
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
        <Money cents={amountCents} currency={currency} emphasis="strong" signed />
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
    {
      key: 'refundable',
      header: t('historic.refundableAfter'),
      align: 'end',
      cell: ({ refundableCents, currency }) => <Money cents={refundableCents} currency={currency} />,
    },
  ];
}
