import { useTranslation } from 'react-i18next';
import { Card, RelativeTime, Table } from '../ui';
import type { SecurityData } from './load.server';

/** Recent failed sign-ins, so that the user can recognize attacks. */
export function Failures({ failures }: Pick<SecurityData, 'failures'>) {
  const { t } = useTranslation('security');
  return (
    <>
      <p className="muted">{t('failures.subtitle')}</p>
      <Card flush>
        <Table
          caption={t('failures.title')}
          rows={failures}
          rowKey={(row) => row.id}
          empty={null}
          columns={[
            {
              key: 'kind',
              header: t('failures.kind'),
              primary: true,
              cell: (row) => t(`failures.kinds.${row.kind}`),
            },
            { key: 'place', header: t('sessions.place'), cell: (row) => row.ip },
            { key: 'at', header: t('failures.at'), cell: (row) => <RelativeTime value={row.at} /> },
          ]}
        />
      </Card>
    </>
  );
}
