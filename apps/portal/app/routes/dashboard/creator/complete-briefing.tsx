import { areaPath } from '@elenco/core/people';
import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadComplete } from '../../../creator/complete.server';
import { creatorPage } from '../../../creator/page.server';
import { useOwn } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { PaymentStatus } from '../../../payment/PaymentStatus';
import { DateText, EmptyState, PageHeader, Rows, StatusChip } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:completeBriefing.title' };

export const loader = creatorPage(loadComplete);

export default function CompleteBriefing() {
  const { t } = useTranslation('creator');
  const jobs = useOwn<typeof loader>();
  const day = (words: string, value: string) => (
    <>
      {words} <DateText value={value} />
    </>
  );
  // Delivered work waits for its payment, not for the end of the project.
  const dayOf = ({ payment, dueOn, late }: (typeof jobs)[number]) =>
    payment === undefined
      ? dueOn && day(t(late ? 'pieces.late' : 'completeBriefing.until'), dueOn)
      : payment?.on &&
        day(t(`completeBriefing.${payment.status === 'paid' ? 'paidOn' : 'payOn'}`), payment.on);
  const rows = jobs.map((job) => {
    const counted = (['changes', 'draft', 'link'] as const).filter((kind) => job[kind] > 0);
    const left = counted.map((kind) => t(`completeBriefing.${kind}`, { count: job[kind] }));
    const all = job.invoice ? [...left, t('completeBriefing.invoice')] : left;
    return {
      key: job.id,
      to: `${areaPath.creator}/briefing/${job.briefingId}${job.invoice ? '#invoice' : '#pieces'}`,
      title: job.title,
      under: job.company,
      status:
        all.length > 0 ? (
          <StatusChip tone="act">{all[0] ?? ''}</StatusChip>
        ) : job.payment === undefined ? (
          <StatusChip tone="moving">{t('completeBriefing.brand')}</StatusChip>
        ) : (
          <PaymentStatus state={job.payment} />
        ),
      end: (
        <>
          {job.late && <StatusChip tone="attention">{t('home.late')}</StatusChip>}
          {all.length > 1 && <span className="small">{all.slice(1).join(' · ')}</span>}
        </>
      ),
      endUnder: dayOf(job),
    };
  });
  return (
    <>
      <PageHeader title={t('completeBriefing.title')} subtitle={t('completeBriefing.subtitle')} />
      {rows.length > 0 ? (
        <Rows rows={rows} />
      ) : (
        <EmptyState
          icon={<CircleCheckBig aria-hidden="true" />}
          title={t('completeBriefing.none')}
          text={t('completeBriefing.noneText')}
        />
      )}
    </>
  );
}
