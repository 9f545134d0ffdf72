import { type FormMetadata, getFormProps } from '@conform-to/react';
import { type Company, currency } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Refusal } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Proof, type ProofFields } from '../security/Proof';
import { Card, Field, Form, MaskedField, PhoneField, Select, Stack, SubmitButton } from '../ui';
import { AddressFields, type AddressText } from './AddressFields';
import styles from './company.module.css';
import { type SectionName, sections } from './sections';

interface Props {
  readonly company: Company;
  readonly answer: Answer | undefined;
  /** Label of the button; "Save" by default. */
  readonly submit?: string;
}

const dataOf = (name: SectionName, company: Company) =>
  Object.fromEntries(sections[name].map((field) => [field, company[field]]));

/** Returns the React key of a section, which changes only if the section itself was saved. */
export const keyOfSection = (name: SectionName, company: Company): string =>
  JSON.stringify(dataOf(name, company));

function useSection<Fields extends Record<string, unknown>>(name: SectionName, { company, answer }: Props) {
  const defaultValue = dataOf(name, company) as NonNullable<
    Parameters<typeof useAnswer<Fields>>[1]
  >['defaultValue'];
  return useAnswer<Fields>(answer?.intent === name ? answer : undefined, {
    id: name,
    ...(defaultValue ? { defaultValue } : {}),
  });
}

function SectionForm<Fields extends Record<string, unknown>>({
  name,
  form,
  company,
  submit,
  children,
}: {
  name: SectionName;
  form: FormMetadata<Fields, Refusal[]>;
  company: Company;
  submit?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('company');
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack>
          <Refused form={form} />
          <input type="hidden" name="version" value={company.version} />
          {children}
          <div>
            <SubmitButton name="intent" value={name} variant="dark">
              {submit ?? t('settings.save')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}

/** Form for the company's data that contracts and invoices contain. */
export function IdentityForm(props: Props) {
  const { t } = useTranslation(['company', 'resources']);
  const [form, fields] = useSection<Record<'legalName' | 'cnpj' | 'billingCurrency', string>>(
    'identity',
    props,
  );
  return (
    <SectionForm name="identity" form={form} company={props.company}>
      <div className={styles.pair}>
        <Field
          meta={fields.legalName}
          label={t('resources:companies.fields.legalName')}
          hint={t('settings.legalNameHint')}
        />
        <MaskedField meta={fields.cnpj} mask="cnpj" label={t('resources:companies.fields.cnpj')} />
      </div>
      <Select
        meta={fields.billingCurrency}
        label={t('resources:companies.fields.billingCurrency')}
        options={currency.options.map((value) => ({ value, label: t(`currencies.${value}`) }))}
      />
    </SectionForm>
  );
}

/** The company's registered address. */
export function AddressForm(props: Props) {
  const [form, fields] = useSection<{ address: AddressText }>('address', props);
  return (
    <SectionForm name="address" form={form} company={props.company} submit={props.submit}>
      <AddressFields meta={fields.address} />
    </SectionForm>
  );
}

/** Form for the brand name that creators see. */
export function BrandForm(props: Props) {
  const { t } = useTranslation(['company', 'resources']);
  const [form, fields] = useSection<{ tradeName: string }>('brand', props);
  return (
    <SectionForm name="brand" form={form} company={props.company}>
      <Field
        meta={fields.tradeName}
        label={t('resources:companies.fields.tradeName')}
        hint={t('settings.tradeNameHint')}
        autoComplete="organization"
      />
    </SectionForm>
  );
}

/**
 * Form for the contact person and e-mail address for contracts and charges. A new e-mail requires
 * reauthentication.
 */
export function ContactsForm(props: Props) {
  const { t } = useTranslation('resources');
  const [form, fields] = useSection<
    Record<'responsibleName' | 'responsibleEmail' | 'phone', string> & ProofFields
  >('contacts', props);
  return (
    <SectionForm name="contacts" form={form} company={props.company}>
      <div className={styles.pair}>
        <Field meta={fields.responsibleName} label={t('companies.fields.responsibleName')} />
        <PhoneField meta={fields.phone} label={t('companies.fields.phone')} />
      </div>
      <Field meta={fields.responsibleEmail} type="email" label={t('companies.fields.responsibleEmail')} />
      <Proof form={form} fields={fields} />
    </SectionForm>
  );
}
