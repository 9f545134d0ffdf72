import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep, Rows, Section, Stack } from '../ui';

/** Steps that follow the first briefing, in order; keys of `company:first.steps`. */
const steps = ['brief', 'choose', 'sign', 'deliver'] as const;

/** Home page of a brand without projects: the first step, what follows, and examples. */
export function FirstBriefing() {
  const { t } = useTranslation('company');
  return (
    <Stack>
      <NextStep
        title={t('first.title')}
        text={t('first.text')}
        action={
          <ButtonLink to={`${areaPath.company}/new-briefing`} variant="primary" size="large">
            {t('first.action')}
          </ButtonLink>
        }
      />
      <Section title={t('first.examples')}>
        <Rows
          rows={[
            {
              key: 'briefing',
              to: `${areaPath.company}/example-briefing`,
              title: t('first.exampleBriefing'),
              under: t('first.exampleBriefingText'),
            },
            {
              key: 'report',
              to: `${areaPath.company}/example-report`,
              title: t('first.exampleReport'),
              under: t('first.exampleReportText'),
            },
          ]}
        />
      </Section>
      <Section title={t('first.next')}>
        <Rows
          rows={steps.map((step, at) => ({
            key: step,
            lead: <span className="num muted">{at + 1}</span>,
            title: t(`first.steps.${step}.title`),
            under: t(`first.steps.${step}.text`),
          }))}
        />
      </Section>
    </Stack>
  );
}
