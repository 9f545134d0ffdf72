import { areaPath, type Company } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { ButtonLink, DefinitionList, Row, Stack } from '../ui';

/** The company's plan and its currency, with a link to change the plan. */
export function PlanCard({ company }: { company: Company }) {
  const { t } = useTranslation(['company', 'options', 'resources']);
  return (
    <Stack>
      <DefinitionList
        items={[
          { term: t('resources:companies.fields.plan'), value: t(`options:plan.${company.plan}`) },
          {
            term: t('resources:companies.fields.billingCurrency'),
            value: t(`currencies.${company.billingCurrency}`),
          },
        ]}
      />
      <Row>
        <ButtonLink to={`${areaPath.company}/pricing`} size="small">
          {t('settings.plans')}
        </ButtonLink>
        <ButtonLink to={`${areaPath.company}/card`} size="small">
          {t('settings.methods')}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
