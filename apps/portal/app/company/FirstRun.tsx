import type { Company } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Form, PageHeader, Stack, Steps, SubmitButton } from '../ui';
import { AddressForm } from './CompanyForm';
import type { firstRunOf } from './firstRun';
import { PersonForm } from './PersonForm';
import type { loadSettings } from './settings.server';

interface Props {
  readonly first: NonNullable<ReturnType<typeof firstRunOf>>;
  readonly person: Awaited<ReturnType<typeof loadSettings>>['person'];
  readonly company: Company | null;
  readonly answer: Answer | undefined;
}

/** The settings of a new brand: only the data that is needed first, one short form on each page. */
export function FirstRun({ first: { page, pages }, person, company, answer }: Props) {
  const { t } = useTranslation('company');
  const at = pages.indexOf(page);
  return (
    <>
      <PageHeader
        title={t(page === 'person' ? 'settings.cpfFirst' : 'firstRun.address.step')}
        subtitle={t(`firstRun.${page}.text`)}
      />
      <Stack>
        {pages.length > 1 && (
          <Steps
            label={t('firstRun.steps')}
            steps={pages.map((key, n) => ({
              key,
              label: t(`firstRun.${key}.step`),
              state: n < at ? 'done' : n === at ? 'now' : 'next',
            }))}
          />
        )}
        {page === 'address' && company ? (
          <>
            <AddressForm company={company} answer={answer} submit={t('settings.saveAndGo')} />
            <Form>
              <SubmitButton name="intent" value="later" variant="plain">
                {t('firstRun.later')}
              </SubmitButton>
            </Form>
          </>
        ) : (
          <PersonForm person={person} answer={answer} isFirst />
        )}
      </Stack>
    </>
  );
}
