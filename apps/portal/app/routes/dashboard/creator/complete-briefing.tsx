import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { loadComplete } from '../../../creator/complete.server';
import { creatorPage } from '../../../creator/page.server';
import { useCreatorData } from '../../../creator/useOwn';
import type { RouteHandle } from '../../../handle';
import { workPath } from '../../../pay/page';
import { PaymentStatus } from '../../../payment/PaymentStatus';
import { DateText, EmptyState, Money, PageHeader, Rows, StatusChip } from '../../../ui';

export const handle: RouteHandle = { title: 'creator:completeBriefing.title' };

export const loader = creatorPage(loadComplete);

export default function CompleteBriefing() {
  const { t } = useTranslation('creator');
  const jobs = useCreatorData<typeof loader>();
  const day = (words: string, value: string) => (
    <>
      {words} <DateText value={value} />
    </>
  );
  // Returns the date of a job: the due date of the charge if only the client's payment is missing; the date
  // of the creator's payment once the work is delivered; otherwise the due date of the work.
  const dayOf = ({ payment, money, dueOn, late, charge }: (typeof jobs)[number]) => {
    if (charge) return day(t('completeBriefing.clientPaysBy'), charge.dueOn);
    if (payment === undefined) return dueOn && day(t(late ? 'pieces.late' : 'completeBriefing.until'), dueOn);
    if (payment?.on)
      return day(t(`completeBriefing.${payment.status === 'paid' ? 'paidOn' : 'arrivesOn'}`), payment.on);
    return money?.on && day(t('completeBriefing.payOn'), money.on);
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
          {job.charge && <Money cents={job.charge.cents} currency={job.charge.currency} />}
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
