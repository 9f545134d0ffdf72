import { areaPath } from '@elenco/core/people';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { actions } from '../../../adapters/form.server';
import { page } from '../../../adapters/page.server';
import { AddressesForm } from '../../../company/AddressesForm';
import { BackToBriefing } from '../../../company/BackToBriefing';
import { CompanyFacts } from '../../../company/CompanyFacts';
import {
  AddressForm,
  BrandForm,
  ContactsForm,
  IdentityForm,
  keyOfSection,
} from '../../../company/CompanyForm';
import { FirstRun } from '../../../company/FirstRun';
import { LogoForm } from '../../../company/LogoForm';
import { keyOfPerson, PersonForm } from '../../../company/PersonForm';
import { PlanCard } from '../../../company/PlanCard';
import { SettingsIndex } from '../../../company/SettingsIndex';
import {
  companySections,
  loadSettings,
  removeLogo,
  saveAddresses,
  saveImpersonated,
  saveLogo,
  savePerson,
  saveWords,
  skipAddress,
} from '../../../company/settings.server';
import { keyOfWords, WordListForm } from '../../../company/WordListForm';
import type { RouteHandle } from '../../../handle';
import { DeleteAccountCard } from '../../../privacy/LeaveCard';
import { Alert, More, PageHeader, Section } from '../../../ui';

export const handle: RouteHandle = { title: 'company:settings.title', i18n: ['privacy', 'webhooks'] };

export const loader = page('company', loadSettings);
export const action = actions('company', {
  person: savePerson,
  later: skipAddress,
  impersonated: saveImpersonated,
  ...companySections,
  addresses: saveAddresses,
  words: saveWords,
  logo: saveLogo,
  noLogo: removeLogo,
});

export default function Settings() {
  const { t } = useTranslation(['company', 'webhooks', 'privacy']);
  const { person, company, mayEdit, back, missing, first } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (first) return <FirstRun first={first} person={person} company={company} answer={answer} />;
  const part = (anchor: string, title: string, content: ReactElement, action?: ReactNode) => ({
    anchor,
    title,
    saved: content.key ?? '',
    content: (
      <Section title={title} action={action}>
        {content}
      </Section>
    ),
  });
  const edited = company && mayEdit ? company : null;
  const leave = {
    anchor: 'leave',
    title: t('privacy:leave.section'),
    saved: '',
    content: <DeleteAccountCard brand />,
  };
  const own = part(
    'you',
    t('settings.person'),
    <PersonForm key={keyOfPerson(person)} person={person} answer={answer} />,
  );
  return (
    <>
      <PageHeader title={t('settings.title')} subtitle={t('settings.subtitle')} />
      <BackToBriefing back={back} missing={missing} mayEdit={mayEdit} />
      {!person.hasCpf && (
        <Alert tone="warning" title={t('settings.cpfFirst')}>
          {t('settings.cpfWhy')}
        </Alert>
      )}
      {/* The React key of each form depends on its own data, so that saving one section keeps the input of the others. */}
      <SettingsIndex
        parts={[
          own,
          ...(company && !mayEdit
            ? [part('company', t('settings.company'), <CompanyFacts company={company} />)]
            : []),
          ...(edited
            ? [
                part(
                  'identity',
                  t('settings.identity'),
                  <IdentityForm key={keyOfSection('identity', edited)} company={edited} answer={answer} />,
                ),
                part(
                  'address',
                  t('address.title'),
                  <AddressForm key={keyOfSection('address', edited)} company={edited} answer={answer} />,
                ),
                part(
                  'addresses',
                  t('addresses.title'),
                  <AddressesForm key={JSON.stringify(edited.addresses)} company={edited} answer={answer} />,
                ),
                part(
                  'brand',
                  t('settings.brand'),
                  <BrandForm key={keyOfSection('brand', edited)} company={edited} answer={answer} />,
                ),
                part(
                  'logo',
                  t('logo.title'),
                  <LogoForm key={edited.logo} company={edited} answer={answer} />,
                ),
                part(
                  'contacts',
                  t('settings.contacts'),
                  <ContactsForm key={keyOfSection('contacts', edited)} company={edited} answer={answer} />,
                ),
              ]
            : []),
          ...(edited
            ? [
                part(
                  'words',
                  t('wordList.title'),
                  <WordListForm key={keyOfWords(edited)} company={edited} answer={answer} />,
                ),
              ]
            : []),
          ...(company ? [part('plan', t('settings.plan'), <PlanCard company={company} />)] : []),
          ...(edited
            ? [
                part(
                  'webhooks',
                  t('webhooks:settings'),
                  <p className="muted">{t('webhooks:settingsText')}</p>,
                  <More to={`${areaPath.company}/webhooks`}>{t('webhooks:open')}</More>,
                ),
              ]
            : []),
          leave,
        ]}
      />
    </>
  );
}
