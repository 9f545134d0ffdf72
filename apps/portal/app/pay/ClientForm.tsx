import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf, isCpf } from '@elenco/core/brazil';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';
import type { PayPage } from './load.server';

type Fields = Record<
  'clientName' | 'clientTaxId' | 'clientContact' | 'clientEmail' | 'clientAddress',
  string
>;

const written = (taxId: string) => (taxId === '' ? '' : isCpf(taxId) ? formatCpf(taxId) : formatCnpj(taxId));

/** Who pays: a person or a company of the creator's own. */
export function ClientForm({ row }: { row: NonNullable<PayPage['row']> }) {
  const { t } = useTranslation('pay');
  const [form, fields] = useAnswer<Fields>(useActionData<Answer>(), {
    id: 'pay-client',
    defaultValue: {
      clientName: row.clientName,
      clientTaxId: written(row.clientTaxId),
      clientContact: row.clientContact,
      clientEmail: row.clientEmail ?? '',
      clientAddress: row.clientAddress,
    },
  });
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <Field meta={fields.clientName} label={t('client.name')} maxLength={160} />
        <Field meta={fields.clientTaxId} label={t('client.taxId')} maxLength={18} autoComplete="off" />
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
