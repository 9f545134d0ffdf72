import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadComplete } from '../../../creator/complete.server';
import { creatorPage } from '../../../creator/page.server';
import { useOwn } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { workPath } from '../../../pay/page';
import { PaymentStatus } from '../../../payment/PaymentStatus';
import { DateText, EmptyState, Money, PageHeader, Rows, StatusChip } from '../../../ui';

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
  // Returns the date of a job: that of the payment once the work is delivered, otherwise the due date.
  const dayOf = ({ payment, money, dueOn, late }: (typeof jobs)[number]) => {
    if (payment === undefined) return dueOn && day(t(late ? 'pieces.late' : 'completeBriefing.until'), dueOn);
    const on = payment?.on ?? money?.on;
    return on && day(t(`completeBriefing.${payment?.status === 'paid' ? 'paidOn' : 'payOn'}`), on);
  };
  const rows = jobs.map((job) => {
    const counted = (['changes', 'draft', 'deliver', 'link'] as const).filter((kind) => job[kind] > 0);
    const left = counted.map((kind) => t(`completeBriefing.${kind}`, { count: job[kind] }));
    return {
      key: job.key,
      to: workPath(job.briefingId, job.invoice ? '#invoice' : '#pieces', job.payId),
      title: job.title,
      under: job.company,
      status:
        left.length > 0 ? (
          <StatusChip tone="act">{left[0] ?? ''}</StatusChip>
        ) : job.payment === undefined ? (
          <StatusChip tone="moving">{t(`completeBriefing.waits.${job.waits}`)}</StatusChip>
        ) : (
          <PaymentStatus state={job.payment} document={job.document} />
        ),
      end: (
        <>
          {job.late && <StatusChip tone="attention">{t('home.late')}</StatusChip>}
          {left.length > 1 && <span className="small">{left.slice(1).join(' · ')}</span>}
          {job.money && <Money cents={job.money.netCents} currency={job.money.currency} emphasis="strong" />}
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
