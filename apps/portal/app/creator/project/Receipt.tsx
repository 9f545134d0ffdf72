import { getFormProps } from '@conform-to/react';
import { formatCnpj, formatCpf } from '@elenco/brazil';
import { withheldReason } from '@elenco/core/finance';
import { brand, documentOfIndividual } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import {
  Button,
  Card,
  ConfirmDialog,
  DateText,
  DefinitionList,
  Form,
  Money,
  Stack,
  SubmitButton,
  useHydrated,
} from '../../ui';
import { beforeTaxesLabel } from '../beforeTaxesLabel';
import { MonthCalculation, useTaxNote } from '../MonthCalculation';
import { ForeignCurrencyNotes } from '../NetAmount';
import { usePriceRows } from '../useFeeRows';
import { documentWords } from './documentWords';
import type { InvoicePage } from './invoicePage';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

/**
 * The document that an individual confirms: the RPA of a payment in BRL or, since other currencies have no
 * RPA, the payment itself. If `confirms` is false, the document is read-only.
 */
export function Receipt({
  page,
  payout,
  price,
  expectedPay,
  confirms,
}: Pick<InvoicePage, 'page' | 'payout' | 'price' | 'expectedPay'> & { readonly confirms: boolean }) {
  const { t } = useTranslation(['creator', 'options']);
  const { list, date } = useFormat();
  const scripted = useHydrated();
  const priceRows = usePriceRows();
  const { id, grossCents, currency } = payout;
  const [form] = useAnswer<Record<string, never>>(useOwnAnswer('confirmReceipt', id), {
    id: `receipt-form-${id}`,
  });
  const taxId = page.payee?.taxId;
  const added = expectedPay?.addedTo ?? [];
  const document = documentOfIndividual(currency);
  const words = documentWords[document];
  const money = (cents: number, minus = false) => <Money cents={cents} currency={currency} minus={minus} />;
  const noteOf = useTaxNote(expectedPay?.month);
  const fields = { intent: 'confirmReceipt', key: page.key, id, amountCents: grossCents };
  const figures = (
    <>
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
          ...(expectedPay?.on ? [{ term: t('receipt.month'), value: date(expectedPay.on, 'month') }] : []),
        ]}
      />
      <DefinitionList
        sum
        items={[
          ...priceRows(price, currency),
          { term: t(beforeTaxesLabel(price !== null)), value: money(grossCents) },
          ...(expectedPay?.withholdings ?? []).map(({ code, amountCents }) => ({
            term: t(`options:withholding.${code}`),
            value: money(amountCents, true),
            note: noteOf(withheldReason({ code, amountCents }, 'individual')),
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
    </>
  );
  return (
    <Card>
      <Stack>
        {confirms && (
          <div className={styles.confirm}>
            <p>
              {t(words.lead, { currency })}{' '}
              {document === 'receipt' && <HelpLink audience="creator" term="rpa" name="RPA" />}
            </p>
            <div>
              {scripted ? (
                <ConfirmDialog
                  trigger={<Button variant="primary">{t(words.check)}</Button>}
                  title={t(words.title)}
                  text={t(words.when)}
                  confirm={t(words.confirm)}
                  fields={fields}
                >
                  <Refused form={form} />
                  {figures}
                </ConfirmDialog>
              ) : (
                <Form {...getFormProps(form)}>
                  <Refused form={form} />
                  {Object.entries(fields).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  <SubmitButton>{t(words.confirm)}</SubmitButton>
                </Form>
              )}
            </div>
          </div>
        )}
        {figures}
        <MonthCalculation month={expectedPay?.month} />
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
        {expectedPay && <ForeignCurrencyNotes value={expectedPay} legalForm="individual" />}
      </Stack>
    </Card>
  );
}
