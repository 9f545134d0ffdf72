import { useTranslation } from 'react-i18next';
import { Card, Form, RelativeTime, Row, StatusChip, SubmitButton, Table } from '../ui';
import { nameOf } from './device';
import type { SecurityData } from './load.server';

/** Signed-in browsers, with the current one marked. The others can be signed out. */
export function Sessions({ sessions }: Pick<SecurityData, 'sessions'>) {
  const { t } = useTranslation('security');
  return (
    <Card flush>
      <Table
        caption={t('sessions.title')}
        rows={sessions}
        rowKey={(row) => row.id}
        empty={null}
        columns={[
          {
            key: 'device',
            header: t('sessions.device'),
            primary: true,
            cell: (row) => (
              <Row>
                {nameOf(row, t)}
                {row.own && <StatusChip tone="good">{t('sessions.this')}</StatusChip>}
              </Row>
            ),
          },
          { key: 'place', header: t('sessions.place'), cell: (row) => row.ip },
          {
            key: 'opened',
            header: t('sessions.opened'),
            cell: (row) => <RelativeTime value={row.createdAt} />,
          },
          { key: 'seen', header: t('sessions.seen'), cell: (row) => <RelativeTime value={row.lastSeenAt} /> },
          {
            key: 'end',
            header: t('sessions.end'),
            align: 'end',
            cell: (row) =>
              !row.own && (
                <Form>
                  <input type="hidden" name="id" value={row.id} />
                  <SubmitButton
                    name="intent"
                    value="endOne"
                    variant="quiet"
                    size="small"
                    aria-label={t('sessions.endThis', { device: nameOf(row, t) })}
                  >
                    {t('sessions.end')}
                  </SubmitButton>
                </Form>
              ),
          },
        ]}
      />
    </Card>
  );
}
