import type { Totals } from '@elenco/core/hiring';
import { sum } from '@elenco/core/kit';
import { Avatar, type Column, Section, Table, TwoLines } from '../ui';
import { type ColumnName, columnsOf, type Group } from './columns';
import type { Presented } from './present.server';
import { ReachBar } from './ReachBar';
import styles from './report.module.css';
import { useFigures } from './useFigures';

/** Columns of published content on the page; the files contain all columns. */
const pageColumns: readonly ColumnName[] = [
  'posts',
  'views',
  'engagements',
  'byReach',
  'clicks',
  'orders',
  'costCents',
  'cpm',
];

/** Columns on phones. */
const PHONE_COLUMNS: readonly ColumnName[] = [
  'pieces',
  'delivered',
  'views',
  'byReach',
  'orders',
  'costCents',
  'cpm',
];

/** Metrics by creator, channel, format or day, with a total row. */
export function GroupTable({
  group,
  shown,
  withMoney,
  bare,
}: {
  group: Group;
  shown: Presented;
  withMoney: boolean;
  /** True to omit the heading. */
  bare?: boolean;
}) {
  const { figures, faces } = shown;
  const { t, value, part, text, head, groupName, groupHead, groupTitle, formats } = useFigures(figures);
  type Row = Totals & { readonly key: string | number };
  const rows = figures[group] as readonly Row[];
  const most = Math.max(1, ...rows.map(({ reach }) => reach?.high ?? 0));
  const face = (key: string | number) => (group === 'byCreator' ? faces[Number(key)] : undefined);
  // Shows the coverage below the metric, so that the table fits beside the menu.
  const withCoverage = (name: ColumnName, row: Totals) => (
    <TwoLines whole title={value(name, row)} under={part(name, row)} />
  );
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: groupHead(group),
      primary: true,
      cell: ({ key }) => {
        const own = face(key);
        const title = groupName(group, key, shown);
        return <TwoLines title={title} lead={own && <Avatar {...own} size="small" decorative />} />;
      },
      foot: t('total'),
    },
    ...(figures.isWork
      ? []
      : [
          {
            key: 'reach',
            header: head('reach'),
            cell: (row: Row) => <ReachBar reach={row.reach} most={most} text={text('reach', row)} />,
            foot: text('reach', figures.total),
          },
        ]),
    ...columnsOf(figures, withMoney, pageColumns).map(
      (name): Column<Row> => ({
        key: name,
        header: head(name),
        align: 'end',
        ...(PHONE_COLUMNS.includes(name) ? {} : { phone: 'none' }),
        cell: (row) => withCoverage(name, row),
        foot: withCoverage(name, figures.total),
      }),
    ),
  ];
  const restCents = (figures.total.costCents ?? 0) - sum(rows.map(({ costCents }) => costCents ?? 0));
  const table = (
    <Table caption={groupTitle(group)} columns={columns} rows={rows} rowKey={({ key }) => key} empty={null} />
  );
  const rest = withMoney && restCents !== 0 && (
    <p className={styles.note}>{t('restOfCost', { amount: formats.money(restCents, figures.currency) })}</p>
  );
  if (bare)
    return (
      <>
        {table}
        {rest}
      </>
    );
  return (
    <Section title={groupTitle(group)}>
      {table}
      {rest}
      {group === 'byCreator' && !figures.isWork && <p className={styles.note}>{t('reachBar')}</p>}
    </Section>
  );
}
