import { useTranslation } from 'react-i18next';
import { useEntryColumns } from '../../money/Statement';
import { EmptyState, Section, Table } from '../../ui';
import type { Project } from './load.server';

/** Ledger entries of this project, with the same columns as the brand's statement. */
export function Statement({ entries }: { entries: Project['entries'] }) {
  const { t } = useTranslation('company');
  return (
    <Section title={t('statement.title')}>
      <Table
        caption={t('statement.title')}
        columns={useEntryColumns()}
        rows={entries}
        rowKey={(row) => row.id}
        empty={<EmptyState title={t('statement.none')} />}
      />
    </Section>
  );
}
