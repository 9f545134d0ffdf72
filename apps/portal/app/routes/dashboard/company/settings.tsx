import { areaPath } from '@elenco/core/people';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import { AddressesForm } from '../../../company/AddressesForm';
import { BackToBriefing } from '../../../company/BackToBriefing';
import { CompanyFacts } from '../../../company/CompanyFacts';
import { CompanyForm } from '../../../company/CompanyForm';
import { LogoForm } from '../../../company/LogoForm';
import { PersonForm } from '../../../company/PersonForm';
import { PlanCard } from '../../../company/PlanCard';
import {
  loadSettings,
  removeLogo,
  saveAddresses,
  saveCompany,
  saveLogo,
  savePerson,
} from '../../../company/settings.server';
import type { RouteHandle } from '../../../handle';
import { LeaveCard } from '../../../privacy/LeaveCard';
import { Alert, Columns, More, PageHeader, Section, Stack } from '../../../ui';

export const handle: RouteHandle = { title: 'company:settings.title', i18n: ['privacy', 'webhooks'] };

export const loader = page('company', loadSettings);
export const action = actions('company', {
  person: savePerson,
  company: saveCompany,
  addresses: saveAddresses,
  logo: saveLogo,
  noLogo: removeLogo,
});

export default function Settings() {
  const { t } = useTranslation(['company', 'webhooks']);
  const { person, company, mayEdit, back, missing } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const you = (
    <Section title={t('settings.person')}>
      <PersonForm key={person.version} person={person} answer={answer} />
    </Section>
  );
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      <BackToBriefing back={back} missing={missing} />
      {!person.cpf && (
        <Alert tone="warning" title={t('settings.cpfFirst')}>
          {t('settings.cpfWhy')}
        </Alert>
      )}
      {/* The required user data come first; once complete, the company is the main part. */}
      <Columns aside={person.cpf ? you : null}>
        <Stack>
          {!person.cpf && you}
          {company && (
            <Section title={t('settings.company')}>
              {mayEdit ? (
                <CompanyForm key={company.version} company={company} answer={answer} />
              ) : (
                <CompanyFacts company={company} />
              )}
            </Section>
          )}
          {company && mayEdit && (
            <Section title={t('addresses.title')}>
              <AddressesForm key={company.version} company={company} answer={answer} />
            </Section>
          )}
          {company && (
            <Section title={t('settings.plan')}>
              <PlanCard company={company} />
            </Section>
          )}
          {company && mayEdit && (
            <Section title={t('logo.title')}>
              <LogoForm key={company.logo} company={company} answer={answer} />
            </Section>
          )}
          {company && mayEdit && (
            <Section
              title={t('webhooks:settings')}
              action={<More to={`${areaPath.company}/webhooks`}>{t('webhooks:open')}</More>}
            >
              <p className="muted">{t('webhooks:settingsText')}</p>
            </Section>
          )}
          <LeaveCard />
        </Stack>
      </Columns>
    </>
  );
}
