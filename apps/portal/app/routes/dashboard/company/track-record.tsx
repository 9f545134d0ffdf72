import { MIN_CASES, type RecordAdvice } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { Link, useLoaderData } from '@remix-run/react';
import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../adapters/page.server';
import type { RouteHandle } from '../../../handle';
import { useFormat } from '../../../i18n/use';
import { CountedAnswers, CountedCharges, CountedContracts, CountedPieces } from '../../../trackRecord/Cases';
import { RecordFigures } from '../../../trackRecord/Figures';
import { loadOwnRecord } from '../../../trackRecord/load.server';
import { ButtonLink, EmptyState, PageHeader, Section } from '../../../ui';

export const handle: RouteHandle = { title: 'trackRecord:own.title', i18n: ['trackRecord', 'options'] };

export const loader = page('company', async (ctx) => ({ own: await loadOwnRecord(ctx) }));

/** For each advice, the page on which a brand can follow it. */
const placeOf = {
  pay_in_time: `${areaPath.company}/historic`,
  answer_sooner: areaPath.company,
  brief_clearer: `${areaPath.company}/new-briefing`,
} as const satisfies Partial<Record<RecordAdvice, string>>;
const hasPlace = (advice: RecordAdvice): advice is keyof typeof placeOf => advice in placeOf;

/** A brand's own track record as creators read it, with the cases behind each value. */
export default function TrackRecordPage() {
  const { t } = useTranslation('trackRecord');
  const { date, number } = useFormat();
  const { own } = useLoaderData<typeof loader>();
  const cases = number(MIN_CASES);
  if (!own) {
    return (
      <>
        <PageHeader title={t('own.title')} />
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={t('own.staff')}
          action={
            <ButtonLink to="/dashboard/admin" reloadDocument>
              {t('own.office')}
            </ButtonLink>
          }
        />
      </>
    );
  }
  if (!own.record) {
    return (
      <>
        <PageHeader title={t('own.title')} subtitle={t('own.subtitle')} />
        <EmptyState
          icon={<History aria-hidden="true" />}
          title={t('own.empty')}
          text={t('own.emptyText', { cases })}
          action={
            <ButtonLink to={`${areaPath.company}/new-briefing`}>{t('own.links.brief_clearer')}</ButtonLink>
          }
        />
      </>
    );
  }
  const { record, shown, advice } = own;
  return (
    <>
      <PageHeader title={t('own.title')} subtitle={t('own.subtitle')} />
      <section aria-label={t('own.title')}>
        <RecordFigures record={shown} few={t('own.few', { cases })} />
        <p className="muted small">{t('own.counted', { day: date(record.computedAt, 'long') })}</p>
      </section>
      <Section title={t('own.adviceTitle')}>
        {advice.length === 0 && <p>{t('own.good')}</p>}
        <ul>
          {advice.map((one) => (
            <li key={one}>
              {t(`own.advice.${one}`)}{' '}
              {hasPlace(one) && <Link to={placeOf[one]}>{t(`own.links.${one}`)}</Link>}
            </li>
          ))}
        </ul>
      </Section>
      <CountedCharges charges={own.cases.charges} all={record.charges} />
      <CountedAnswers answers={own.cases.answers} all={record.answers} />
      <CountedPieces pieces={own.cases.pieces} all={record.pieces} />
      <CountedContracts contracts={own.cases.contracts} all={record.contracts} />
    </>
  );
}
