import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf } from '@elenco/brazil';
import { areaPath, brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import {
  Alert,
  ButtonLink,
  Card,
  Field,
  FileDrop,
  Form,
  MaskedField,
  MoneyField,
  Stack,
  SubmitButton,
} from '../../ui';
import styles from '../settings.module.css';
import type { Project, Work } from './load.server';
import { useOwnAnswer } from './useOwnAnswer';

type Fields = Record<'file' | 'nfseKey' | 'issuerTaxId' | 'takerTaxId' | 'amountCents' | 'month', string>;
type Payout = NonNullable<Work['payout']>;

/** Sends the invoice; known values are filled in, with the reason not to change them. */
export function InvoiceForm({
  project,
  payout,
}: {
  project: Pick<Project, 'today' | 'key'> & {
    payee: Pick<NonNullable<Project['payee']>, 'legalForm' | 'taxId'> | null;
  };
  payout: Pick<Payout, 'id' | 'grossCents' | 'currency'>;
}) {
  const { t } = useTranslation('creator');
  const { payee, today, key } = project;
  const company = payee?.legalForm === 'company';
  const shown = (taxId: string) => (taxId.length === 11 ? formatCpf(taxId) : formatCnpj(taxId));
  const [form, fields] = useAnswer<Fields>(useOwnAnswer('invoice', payout.id), {
    id: `invoice-form-${payout.id}`,
    defaultValue: {
      issuerTaxId: payee ? shown(payee.taxId) : '',
      takerTaxId: formatCnpj(brand.legalDocument),
      amountCents: String(payout.grossCents),
      month: today,
    },
  });
  if (!payee) {
    return (
      <Alert
        tone="warning"
        title={t('complete.payee')}
        action={<ButtonLink to={`${areaPath.creator}/settings/payee`}>{t('write.complete')}</ButtonLink>}
      />
    );
  }
  return (
    <Card>
      <p>
        {t(company ? 'invoice.leadCompany' : 'invoice.leadIndividual')}{' '}
        {company ? (
          <HelpLink audience="creator" term="invoice" name={t('invoice.title')} />
        ) : (
          <HelpLink audience="creator" term="rpa" name={'RPA'} />
        )}
      </p>
      <Form {...getFormProps(form)} encType="multipart/form-data">
        <input type="hidden" name="intent" value="invoice" />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="id" value={payout.id} />
        <Stack>
          <Refused form={form} />
          <FileDrop
            meta={fields.file}
            label={t('invoice.upload')}
            hint={t('invoice.uploadHint')}
            accept="application/pdf,application/xml,text/xml,.xml"
          />
          {company && <Field meta={fields.nfseKey} label={t('invoice.key')} hint={t('invoice.keyHint')} />}
          <MoneyField
            meta={fields.amountCents}
            label={t('invoice.amount')}
            hint={t('invoice.amountHint')}
            currency={payout.currency}
          />
          <div className={styles.pair}>
            <Field meta={fields.issuerTaxId} label={t('invoice.issuer')} hint={t('invoice.issuerHint')} />
            <MaskedField
              meta={fields.takerTaxId}
              mask="cnpj"
              label={t('invoice.taker')}
              hint={t('invoice.takerHint', { name: brand.legalName })}
            />
          </div>
          <Field meta={fields.month} type="date" label={t('invoice.month')} hint={t('invoice.monthHint')} />
          <div>
            <SubmitButton name="save" value="invoice">
              {t('invoice.send')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
