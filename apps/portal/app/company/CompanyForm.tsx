import { getFormProps } from '@conform-to/react';
import { type Company, currency } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Proof, type ProofFields } from '../security/Proof';
import { Card, Field, Form, MaskedField, PhoneField, Select, Stack, SubmitButton } from '../ui';
import { AddressFields, type AddressText } from './AddressFields';
import styles from './company.module.css';

type Fields = Record<
  'tradeName' | 'legalName' | 'cnpj' | 'responsibleName' | 'responsibleEmail' | 'phone' | 'billingCurrency',
  string
> & { address: AddressText } & ProofFields;

const currencies = currency.options;

const defaultsOf = ({
  tradeName,
  legalName,
  cnpj,
  responsibleName,
  responsibleEmail,
  phone,
  address,
  billingCurrency,
}: Company) => ({
  tradeName,
  legalName,
  cnpj,
  responsibleName,
  responsibleEmail,
  phone,
  address,
  billingCurrency,
});

/** Changes only if this form's own data was saved. */
export const keyOfCompany = (company: Company): string => JSON.stringify(defaultsOf(company));

/** Company data for contracts and charges. */
export function CompanyForm({ company, answer }: { company: Company; answer: Answer | undefined }) {
  const { t } = useTranslation(['company', 'resources']);
  const [form, fields] = useAnswer<Fields>(answer?.intent === 'company' ? answer : undefined, {
    id: 'company',
    defaultValue: defaultsOf(company),
  });
  const label = (field: Exclude<keyof Fields, keyof ProofFields>) => t(`resources:companies.fields.${field}`);
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack>
          <Refused form={form} />
          <input type="hidden" name="version" value={company.version} />
          <div className={styles.pair}>
            <Field meta={fields.tradeName} label={label('tradeName')} autoComplete="organization" />
            <MaskedField meta={fields.cnpj} mask="cnpj" label={label('cnpj')} />
          </div>
          <Field meta={fields.legalName} label={label('legalName')} />
          <div className={styles.pair}>
            <Field meta={fields.responsibleName} label={label('responsibleName')} />
            <PhoneField meta={fields.phone} label={label('phone')} />
          </div>
          <Field meta={fields.responsibleEmail} type="email" label={label('responsibleEmail')} />
          <AddressFields meta={fields.address} />
          <Select
            meta={fields.billingCurrency}
            label={label('billingCurrency')}
            options={currencies.map((value) => ({ value, label: t(`company:currencies.${value}`) }))}
          />
          <Proof form={form} fields={fields} />
          <div>
            <SubmitButton name="intent" value="company" variant="dark">
              {t('settings.save')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
