import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf } from '@elenco/brazil';
import { withheldReason } from '@elenco/core/finance';
import { brand, documentOfIndividual } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import { Card, DateText, DefinitionList, Form, Money, Stack, SubmitButton } from '../../ui';
import { Abroad } from '../Receives';
import { documentWords } from './documentWords';
import type { InvoicePage } from './invoicePage';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

/**
 * The document that an individual confirms: the RPA of a payment in BRL, or the payment itself in another
 * currency, which has no RPA. Without `confirms` it is read-only.
 */
export function Receipt({
  page,
  payout,
  expectedPay,
  confirms,
}: Pick<InvoicePage, 'page' | 'payout' | 'expectedPay'> & { readonly confirms: boolean }) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  const { id, grossCents, currency } = payout;
  const [form] = useAnswer<Record<string, never>>(useOwnAnswer('confirmReceipt', id), {
    id: `receipt-form-${id}`,
  });
  const taxId = page.payee?.taxId;
  const added = expectedPay?.addedTo ?? [];
  const document = documentOfIndividual(currency);
  const words = documentWords[document];
  const money = (cents: number, minus = false) => <Money cents={cents} currency={currency} minus={minus} />;
  return (
    <Card>
      <Stack>
        {confirms && (
          <Form {...getFormProps(form)} className={styles.confirm}>
            <Refused form={form} />
            <input type="hidden" name="key" value={page.key} />
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="amountCents" value={grossCents} />
            <p>
              {t(words.lead, { currency })}{' '}
              {document === 'receipt' && <HelpLink audience="creator" term="rpa" name="RPA" />}
            </p>
            <div>
              <SubmitButton name="intent" value="confirmReceipt">
                {t(words.confirm)}
              </SubmitButton>
            </div>
          </Form>
        )}
        <DefinitionList
          items={[
            {
              term: t('receipt.payer'),
              value: `${brand.legalName} · CNPJ ${formatCnpj(brand.legalDocument)}`,
            },
            {
              term: t('receipt.payee'),
              value: [page.name, taxId && `CPF ${formatCpf(taxId)}`].filter(Boolean).join(' · '),
            },
            { term: t('receipt.service'), value: page.title },
          ]}
        />
        <DefinitionList
          sum
          items={[
            { term: t('receipt.gross'), value: money(grossCents) },
            ...(expectedPay?.withholdings ?? []).map(({ code, amountCents }) => ({
              term: t(`options:withholding.${code}`),
              value: money(amountCents, true),
              note: t(`net.notes.${withheldReason({ code, amountCents }, 'individual')}`),
            })),
            ...(expectedPay
              ? [
                  {
                    term: t('receipt.net'),
                    value: <Money cents={expectedPay.netCents} currency={currency} emphasis="arrives" />,
                  },
                ]
              : []),
          ]}
        />
        {added.length > 0 && <p className="small">{t('receives.addedTo', { titles: list(added) })}</p>}
        <p className="muted small">
          {t(words.when)}
          {expectedPay?.on && (
            <>
              {' '}
              {t('receipt.expected')} <DateText value={expectedPay.on} />.
            </>
          )}
        </p>
        {expectedPay && <Abroad value={expectedPay} legalForm="individual" />}
      </Stack>
    </Card>
  );
}
