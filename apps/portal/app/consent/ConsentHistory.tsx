import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Table } from '../ui';
import type { ConsentsData } from './consents.server';

/**
 * All consents and withdrawals, newest first, with time, text and origin. Entries are never changed or
 * deleted.
 */
export function ConsentHistory({ history }: Pick<ConsentsData, 'history'>) {
  const { t } = useTranslation(['consents', 'options']);
  const { exact } = useFormat();
  return (
    <Table
      caption={t('history')}
      rows={history}
      rowKey={({ id }) => id}
      empty={null}
      columns={[
        {
          key: 'what',
          header: t('what'),
          primary: true,
          cell: ({ purpose, text }) =>
            `${t(`options:consentPurposes.${purpose}`)} ${t('version', { version: text })}`,
        },
        { key: 'state', header: t('state'), cell: ({ given }) => t(given ? 'given' : 'withdrawn') },
        { key: 'when', header: t('when'), cell: ({ createdAt }) => exact(createdAt) },
        {
          key: 'where',
          header: t('where'),
          cell: ({ ip, device }) => [ip, device && t('device', device)].filter(Boolean).join(' · ') || '–',
        },
      ]}
    />
  );
}
