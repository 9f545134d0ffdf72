import { reasonOf } from '@elenco/core/operations';
import { basisNames } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Card, Section, Table } from '../ui';

/**
 * Data that the law requires the platform to retain after a deletion, from the table that the deletion uses.
 */
export function RetainedData() {
  const { t } = useTranslation('privacy');
  const lasting = (months: number) =>
    months < 12 ? t('kept.months', { count: months }) : t('kept.years', { count: months / 12 });
  return (
    <Section title={t('kept.title')}>
      <p className="muted">{t('kept.subtitle')}</p>
      <Card flush>
        <Table
          caption={t('kept.title')}
          rows={basisNames.map((basis) => ({ basis, ...reasonOf(basis) }))}
          rowKey={({ basis }) => basis}
          empty={null}
          columns={[
            {
              key: 'what',
              header: t('kept.what'),
              primary: true,
              cell: ({ basis }) => t(`kept.${basis}.what`),
            },
            { key: 'why', header: t('kept.why'), cell: ({ basis }) => t(`kept.${basis}.why`) },
            { key: 'long', header: t('kept.long'), cell: ({ months }) => lasting(months) },
            { key: 'law', header: t('kept.law'), cell: ({ law }) => <span className="small">{law}</span> },
          ]}
        />
      </Card>
    </Section>
  );
}
