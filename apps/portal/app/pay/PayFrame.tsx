import { areaPath } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueueLink } from '../queue/useQueueLink';
import { Button, ConfirmDialog, PageHeader, Stack, Steps } from '../ui';
import type { PayPage } from './load.server';
import { payPath } from './page';
import { payTitle } from './titles';

const steps = ['project', 'client', 'proposal', 'review'] as const;
export type PayTab = (typeof steps)[number];

/** Header of a contract draft: tabs, exit, and deletion. */
export function PayFrame({ page, tab, children }: { page: PayPage; tab: PayTab; children: ReactNode }) {
  const { t } = useTranslation('pay');
  const inQueue = useQueueLink();
  const { row, missing } = page;
  const draft = row === null || row.status === 'draft';
  const done = (step: PayTab) =>
    row !== null && step !== 'review' && !missing.some((one) => one.step === step);
  return (
    <Stack>
      <PageHeader
        above={<Link to={`${areaPath.creator}/pay`}>{t('title')}</Link>}
        title={row?.title ? t(payTitle({ ...page, row }), { row }) : t('new')}
        subtitle={
          page.amends === null
            ? draft
              ? t('draftLead')
              : row.clientName
            : t(draft ? 'amends.draft' : 'amends.sent', { of: page.amends, client: row?.clientName })
        }
        action={
          row && draft && row.edition === 0 ? (
            <ConfirmDialog
              trigger={<Button>{t('discard')}</Button>}
              title={t('discardTitle')}
              text={t('discardText')}
              confirm={t('discard')}
              danger
              action={payPath('review', row.id)}
              fields={{ intent: 'discard' }}
            />
          ) : undefined
        }
      />
      {draft && (
        <Steps
          label={t('steps')}
          steps={steps.map((step) => ({
            key: step,
            label: t(`tabs.${step}`),
            state: step === tab ? 'now' : done(step) ? 'done' : 'next',
            ...(row && step !== tab ? { to: inQueue(payPath(step, row.id)) } : {}),
          }))}
        />
      )}
      {children}
    </Stack>
  );
}
