import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Button, type Column, ConfirmDialog, DateText, Table } from '../ui';
import { useAsked } from './ActiveFilters';
import type { loadSaved } from './kept.server';

type Saved = NonNullable<Awaited<ReturnType<typeof loadSaved>>>[number];

/** Searches with a name: what they ask for, how many they found, the way back to them. */
export function SavedTable({ rows }: { rows: readonly Saved[] }) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  const asked = useAsked();
  const columns: Column<Saved>[] = [
    { key: 'name', header: t('saved.name'), lead: true, cell: ({ name, to }) => <Link to={to}>{name}</Link> },
    {
      key: 'filters',
      header: t('saved.filters'),
      long: true,
      cell: ({ query }) =>
        asked(query)
          .map(({ label }) => label)
          .join(' · ') || t('saved.everybody'),
    },
    { key: 'found', header: t('saved.found'), align: 'end', cell: ({ totalSeen }) => number(totalSeen) },
    { key: 'looked', header: t('saved.looked'), cell: ({ lookedAt }) => <DateText value={lookedAt} /> },
    {
      key: 'delete',
      header: t('saved.delete'),
      cell: ({ id, name }) => (
        <ConfirmDialog
          trigger={
            <Button variant="plain" size="small">
              {t('saved.delete')}
            </Button>
          }
          title={t('saved.deleteTitle', { name })}
          text={t('saved.deleteText')}
          confirm={t('saved.delete')}
          danger
          fields={{ intent: 'remove', id }}
        />
      ),
    },
  ];
  return (
    <Table caption={t('saved.title')} columns={columns} rows={rows} rowKey={({ id }) => id} empty={null} />
  );
}
