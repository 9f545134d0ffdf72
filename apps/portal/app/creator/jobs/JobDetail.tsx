import { MAX_SCORE } from '@elenco/core/kit';
import { areaPath } from '@elenco/core/people';
import { Link, useSearchParams } from '@remix-run/react';
import { ArrowLeft, Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Reasons } from '../../briefing/Reasons';
import { useFormat } from '../../i18n/use';
import { TrackRecord } from '../../trackRecord/TrackRecord';
import { BrandMark, cx, DateText, DefinitionList, Section, Stack } from '../../ui';
import { NetAmount } from '../NetAmount';
import { useFeeRows } from '../useFeeRows';
import { Apply } from './Apply';
import styles from './jobs.module.css';
import type { Jobs, JobView } from './load.server';
import { useJobWords } from './words';

/**
 * One job: its content, the fee (before the creator applies), and the required criteria, separate from the
 * reasons for the match.
 */
export function JobDetail({
  job,
  jobs: { chosen, receives, pricing, legalForm },
}: {
  job: JobView;
  jobs: Pick<Jobs, 'chosen' | 'receives' | 'pricing' | 'legalForm'>;
}) {
  const { t } = useTranslation(['creator', 'options', 'brief']);
  const { number } = useFormat();
  const words = useJobWords();
  const [params] = useSearchParams();
  const { opening, conditions, reasons, score } = job;
  const back = new URLSearchParams(params);
  back.delete('opening');
  const { startsOn, endsOn, closesOn, answersOn, places } = opening;
  // The result of an application comes first, so that a phone shows it after applying.
  const apply = <Apply key={`${opening.id}-${job.application?.version ?? 0}`} job={job} pricing={pricing} />;
  return (
    <section aria-label={opening.title} className={cx(styles.detail, chosen && styles.chosen)}>
      <Link to={`?${back}`} className={styles.back}>
        <ArrowLeft aria-hidden="true" /> {t('jobs.back')}
      </Link>
      <Stack>
        <div className={styles.brand}>
          <BrandMark id={opening.companyId} name={opening.brand} />
          <strong>{opening.brand}</strong>
        </div>
        <h2 className={styles.heading}>{opening.title}</h2>
        {job.application && apply}
        <p className={styles.summary}>{opening.summary}</p>
        <div>
          <p className="muted small">{t('jobs.feeRange')}</p>
          <p className={styles.fee}>{words.fee(opening)}</p>
        </div>
        {receives && (
          <Receives
            receives={receives}
            opening={opening}
            application={job.application}
            legalForm={legalForm}
          />
        )}
        <DefinitionList
          items={[
            { term: t('jobs.closesOn'), value: <DateText value={closesOn} /> },
            { term: t('jobs.answersOn'), value: <DateText value={answersOn} /> },
            { term: t('jobs.placesTerm'), value: number(places) },
            ...(startsOn && endsOn
              ? [
                  {
                    term: t('brief:fields.period'),
                    value: (
                      <>
                        <DateText value={startsOn} /> – <DateText value={endsOn} />
                      </>
                    ),
                  },
                ]
              : []),
            { term: t('brief:fields.wanted'), value: words.pieces(opening) || '–' },
          ]}
        />
        <Section title={t('jobs.conditionsTitle')}>
          <ul className={styles.conditions}>
            {conditions.map((condition) => (
              <li key={condition.code} className={cx(!condition.met && styles.unmet)}>
                {condition.met ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
                <span>{words.condition(condition)}</span>
                {!condition.met && <Link to={`${areaPath.creator}/settings`}>{t('jobs.mend')}</Link>}
              </li>
            ))}
          </ul>
        </Section>
        {!job.application && apply}
        <TrackRecord shown={{ kind: 'exact', record: job.record }} />
        <Section title={t('jobs.why', { score: number(score), max: number(MAX_SCORE) })}>
          {reasons.length > 0 ? (
            <Reasons
              reasons={reasons}
              ownPrice={<Link to={`${areaPath.creator}/settings/profile`}>{t('jobs.ownPrice')}</Link>}
            />
          ) : (
            <p className="muted">{t('jobs.noReasons')}</p>
          )}
        </Section>
      </Stack>
    </section>
  );
}

/**
 * What the creator receives: price, fee, taxes and day. A hiring is paid once; the note says so for
 * work over several months.
 */
function Receives({
  receives,
  opening: { startsOn, endsOn },
  application,
  legalForm,
}: {
  receives: NonNullable<Jobs['receives']>;
  legalForm: Jobs['legalForm'];
} & Pick<JobView, 'opening' | 'application'>) {
  const { t } = useTranslation('creator');
  const feeRows = useFeeRows();
  const isLong = startsOn !== null && endsOn !== null && startsOn.slice(0, 7) !== endsOn.slice(0, 7);
  return (
    <div>
      <NetAmount
        value={receives}
        state="proposed"
        legalForm={legalForm}
        label={t(application?.counterCents ? 'jobs.netAsked' : 'jobs.net')}
        before={feeRows(receives, t(application?.counterCents ? 'jobs.priceAsked' : 'jobs.priceMiddle'))}
      />
      {isLong && <p className="muted small">{t('jobs.paidOnce')}</p>}
    </div>
  );
}
