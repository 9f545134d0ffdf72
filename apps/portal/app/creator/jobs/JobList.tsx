import { waitingForAnswer } from '@elenco/core/hiring';
import { channels, skills } from '@elenco/core/people';
import { Link, useSearchParams } from '@remix-run/react';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import {
  BrandMark,
  ButtonLink,
  cx,
  DateText,
  EmptyState,
  FilterMenu,
  Money,
  StatusChip,
  TabLinks,
} from '../../ui';
import { feeSteps } from './feeSteps';
import styles from './jobs.module.css';
import type { Jobs, JobView } from './load.server';
import { useJobWords } from './words';

/** List of jobs with tabs and filters, all stored in the query string. */
export function JobList({ jobs: { rows, counts, tab, shown, nothingFits } }: { jobs: Jobs }) {
  const { t } = useTranslation(['creator', 'options']);
  const { money } = useFormat();
  const all = { value: '', label: t('jobs.any') };
  return (
    <div className={styles.list}>
      <TabLinks
        label={t('jobs.tabs.label')}
        name="tab"
        options={(['', 'all', 'applied'] as const).map((value) => ({
          value,
          label: t(`jobs.tabs.${value || 'forYou'}`),
          count: counts[value],
        }))}
      />
      <div className={styles.filters}>
        <FilterMenu
          label={t('jobs.channel')}
          name="channel"
          options={[all, ...channels.map((value) => ({ value, label: t(`options:channels.${value}`) }))]}
        />
        <FilterMenu
          label={t('jobs.from')}
          name="from"
          options={[all, ...feeSteps.map((value) => ({ value: String(value), label: money(value, 'BRL') }))]}
        />
        <FilterMenu
          label={t('jobs.skill')}
          name="skill"
          options={[all, ...skills.map((value) => ({ value, label: t(`options:skills.${value}`) }))]}
        />
      </div>
      {nothingFits && <p className="small">{t('jobs.nothingFits')}</p>}
      {rows.length === 0 ? (
        <EmptyState
          title={t(`jobs.empty.${tab || 'forYou'}`)}
          text={t('jobs.empty.text')}
          action={
            tab !== 'all' && counts.all > 0 && <ButtonLink to="?tab=all">{t('jobs.empty.toAll')}</ButtonLink>
          }
        />
      ) : (
        <ul className={styles.rows}>
          {rows.map((job) => (
            <Line key={job.opening.id} job={job} current={job.opening.id === shown?.opening.id} />
          ))}
        </ul>
      )}
    </div>
  );
}

const isWaiting = ({ status }: NonNullable<JobView['application']>) =>
  waitingForAnswer.some((one) => one === status);

function Line({ job, current }: { job: JobView; current: boolean }) {
  const { t } = useTranslation(['creator', 'resources', 'options']);
  const words = useJobWords();
  const [params] = useSearchParams();
  const { opening, application, may, conditions } = job;
  const to = new URLSearchParams(params);
  to.set('opening', String(opening.id));
  const unmet = conditions.find(({ met }) => !met);
  return (
    <li className={cx(styles.row, current && styles.current)}>
      <BrandMark id={opening.companyId} name={opening.brand} />
      <div className={styles.what}>
        <Link to={`?${to}`} className={styles.title} aria-current={current ? 'true' : undefined}>
          {opening.title}
        </Link>
        <span className="muted small">
          {[opening.brand, words.pieces(opening)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.reason}>
          {application ? (
            <StatusChip status={application.status}>
              {t(`resources:applications.status.${application.status}`)}
            </StatusChip>
          ) : (
            <>
              {may ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              {unmet
                ? words.condition(unmet)
                : opening.skill
                  ? t(`options:skills.${opening.skill}`)
                  : t('jobs.conditionsMet')}
            </>
          )}
        </span>
      </div>
      <div className={styles.end}>
        {application?.counterCents ? (
          <Money cents={application.counterCents} currency={opening.currency} emphasis="strong" />
        ) : (
          <strong className="num">{words.fee(opening)}</strong>
        )}
        {(application?.counterCents || opening.feeHighCents > 0) && (
          <span className="muted small">{t('jobs.withFee')}</span>
        )}
        {application ? (
          isWaiting(application) && (
            <span className="muted small">
              {t('home.answerUntil')} <DateText value={opening.answersOn} />
            </span>
          )
        ) : (
          <>
            <span className="muted small">{t('jobs.places', { count: opening.places })}</span>
            <span className="muted small">{words.until(opening)}</span>
          </>
        )}
      </div>
    </li>
  );
}
