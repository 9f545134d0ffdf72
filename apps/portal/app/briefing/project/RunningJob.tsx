import { appliedUntil, type Job } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { Button, DateText, DefinitionList, Money, Row, Section, StatusChip } from '../../ui';

/** State of a job, with its actions. */
export function RunningJob({ opening, may }: { opening: Job; may: boolean }) {
  const { t } = useTranslation(['company', 'resources']);
  const { id, version, status, feeLowCents, feeHighCents, currency, places, answersOn } = opening;
  const fields = { id, version };
  return (
    <Section title={t('job.title')}>
      <StatusChip status={status}>{t(`resources:openings.status.${status}`)}</StatusChip>
      <DefinitionList
        items={[
          {
            term: t('job.fee'),
            value:
              feeHighCents === 0 ? (
                t('job.unpaid')
              ) : (
                <>
                  <Money cents={feeLowCents} currency={currency} /> –{' '}
                  <Money cents={feeHighCents} currency={currency} />
                </>
              ),
          },
          { term: t('job.places'), value: String(places) },
          { term: t('job.closesOn'), value: <DateText value={appliedUntil(opening)} /> },
          { term: t('job.answersOn'), value: <DateText value={answersOn} /> },
        ]}
      />
      {may && status !== 'closed' && (
        <Row>
          <MoveDialog
            key={status}
            trigger={<Button size="small">{t(status === 'open' ? 'job.pause' : 'job.resume')}</Button>}
            intent={status === 'open' ? 'pauseJob' : 'resumeJob'}
            fields={fields}
            title={t(status === 'open' ? 'job.pause' : 'job.resume')}
            text={t(status === 'open' ? 'job.pauseText' : 'job.resumeText')}
            confirm={t(status === 'open' ? 'job.pause' : 'job.resume')}
          />
          <MoveDialog
            trigger={
              <Button size="small" variant="plain">
                {t('job.close')}
              </Button>
            }
            intent="closeJob"
            fields={fields}
            title={t('job.close')}
            text={t('job.closeText')}
            confirm={t('job.close')}
            danger
          />
        </Row>
      )}
    </Section>
  );
}
