import { getFormProps } from '@conform-to/react';
import { estimateOf, invoiceBlock, RATE_TOLERANCE_BP } from '@elenco/core/finance';
import { uploadTypeNames, uploadTypes } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { HelpLink } from '../../help/HelpLink';
import { useFormat } from '../../i18n/use';
import { CopyList } from '../../payment/CopyList';
import { Card, FileDrop, Form, Stack, SubmitButton } from '../../ui';
import { useConversion } from '../NetAmount';
import type { InvoicePage } from './invoicePage';
import { useOwnAnswer } from './useOwnAnswer';

/**
 * Form for a company's invoice: the values to copy into the issuing system, and the upload of the issued
 * document.
 */
export function InvoiceForm({ page, payout }: Pick<InvoicePage, 'page' | 'payout'>) {
  const { t } = useTranslation('creator');
  const [form, fields] = useAnswer<{ file: string }>(useOwnAnswer('invoice', payout.id), {
    id: `invoice-form-${payout.id}`,
  });
  const { rate } = useFormat();
  const words = useConversion();
  const { currency, grossCents } = payout;
  const estimate = estimateOf(grossCents, page.rate);
  return (
    <Card>
      <Stack>
        <p>
          {t('invoice.leadCompany')} <HelpLink audience="creator" term="invoice" name={t('invoice.title')} />
        </p>
        <CopyList
          label={t('invoice.block')}
          rows={invoiceBlock(payout, page).map(({ field, text }) => ({
            label: t(`invoice.fields.${field}`),
            text,
          }))}
        />
        {estimate && (
          <p className="small">
            {t(estimate.day ? 'invoice.inReais' : 'invoice.inReaisUndated', {
              ...words({ currency, estimate }),
              tolerance: rate(RATE_TOLERANCE_BP),
            })}
          </p>
        )}
        <p className="muted small">{t('invoice.serviceNote')}</p>
        <Form {...getFormProps(form)} encType="multipart/form-data">
          <input type="hidden" name="intent" value="invoice" />
          <input type="hidden" name="key" value={page.key} />
          <input type="hidden" name="id" value={payout.id} />
          <Stack>
            <Refused form={form} />
            <FileDrop
              meta={fields.file}
              label={t('invoice.upload')}
              hint={t('invoice.uploadHint', { types: uploadTypeNames })}
              accept={Object.values(uploadTypes).join()}
            />
            <div>
              <SubmitButton name="save" value="invoice">
                {t('invoice.send')}
              </SubmitButton>
            </div>
          </Stack>
        </Form>
      </Stack>
    </Card>
  );
}
