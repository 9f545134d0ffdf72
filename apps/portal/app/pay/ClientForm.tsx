import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf, isCpf } from '@elenco/brazil';
import { isAbroad } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { Unsaved } from '../forms/Unsaved';
import { useAnswer } from '../forms/useAnswer';
import { ButtonLink, Field, Form, Row, Section, Select, Stack, SubmitButton } from '../ui';
import type { PayPage } from './load.server';

type Fields = Record<
  'clientName' | 'clientCountry' | 'clientTaxId' | 'clientContact' | 'clientEmail' | 'clientAddress',
  string
>;

const written = (country: string, taxId: string) =>
  taxId === '' || isAbroad(country) ? taxId : isCpf(taxId) ? formatCpf(taxId) : formatCnpj(taxId);

type Client = Pick<NonNullable<PayPage['row']>, keyof Fields>;
type Props = {
  client: Client;
  countries: readonly { value: string; label: string }[];
  earlier: readonly { id: number; name: string }[];
};

/** Earlier clients as links that fill in the form. */
function EarlierClients({ earlier }: Pick<Props, 'earlier'>) {
  const { t } = useTranslation('pay');
  if (earlier.length === 0) return null;
  return (
    <Section title={t('client.earlier')}>
      <Row>
        {earlier.map(({ id, name }) => (
          <ButtonLink key={id} to={`?from=${id}`} size="small" preventScrollReset>
            {name}
          </ButtonLink>
        ))}
      </Row>
    </Section>
  );
}

/** Form for the paying client: an individual or company, in Brazil or abroad. */
export function ClientForm({ client: row, countries, earlier }: Props) {
  const { t } = useTranslation('pay');
  const [touched, setTouched] = useState(false);
  const [form, fields] = useAnswer<Fields>(useActionData<Answer>(), {
    id: 'pay-client',
    defaultValue: {
      clientName: row.clientName,
      clientCountry: row.clientCountry,
      clientTaxId: written(row.clientCountry, row.clientTaxId),
      clientContact: row.clientContact,
      clientEmail: row.clientEmail ?? '',
      clientAddress: row.clientAddress,
    },
  });
  const [country, setCountry] = useState(fields.clientCountry.initialValue ?? row.clientCountry);
  const abroad = isAbroad(country);
  return (
    <Form {...getFormProps(form)} onInput={() => setTouched(true)}>
      <Unsaved when={touched} />
      <Stack form>
        <EarlierClients earlier={earlier} />
        <Refused form={form} />
        <Field meta={fields.clientName} label={t('client.name')} maxLength={160} />
        <Select
          meta={fields.clientCountry}
          label={t('client.country')}
          hint={abroad ? t('client.abroadHint') : undefined}
          options={countries}
          onValue={setCountry}
        />
        <Field
          meta={fields.clientTaxId}
          label={t(abroad ? 'client.foreignTaxId' : 'client.taxId')}
          hint={abroad ? t('client.foreignTaxIdHint') : undefined}
          optional={abroad}
          maxLength={60}
          autoComplete="off"
        />
        <Field meta={fields.clientContact} label={t('client.contact')} optional maxLength={120} />
        <Field
          meta={fields.clientEmail}
          type="email"
          label={t('client.email')}
          hint={t('client.emailHint')}
        />
        <Field meta={fields.clientAddress} label={t('client.address')} optional maxLength={300} />
        <div>
          <SubmitButton name="intent" value="client">
            {t('toProposal')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
