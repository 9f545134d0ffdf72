import { isScan } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { areaPath, documentOfPayee, submittedDocument } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { Alert, ButtonLink, Card, Disclosure, Section, Stack, StatusChip } from '../../ui';
import { Checks } from './Checks';
import { documentWords } from './documentWords';
import { InvoiceForm } from './InvoiceForm';
import type { InvoicePage } from './invoicePage';
import styles from './project.module.css';
import { Receipt } from './Receipt';
import { useOwnAnswer } from './useOwnAnswer';

/** Returns the kind of document to show: the invoice while the creator has not entered payout details. */
export function documentShown(payee: InvoicePage['page']['payee'], currency: Currency) {
  const document = documentOfPayee(payee, currency);
  return document === 'either' ? 'invoice' : document;
}

/**
 * The document of a payment. Shows the submitted document with its checks. Until it is accepted, a company
 * sees the upload form, and an individual the RPA to confirm or, in a currency other than BRL, the payment.
 */
export function InvoicePart({ page, payout, price, invoices, expectedPay, delivered }: InvoicePage) {
  const { t } = useTranslation('creator');
  const [newest] = invoices;
  const refused = useOwnAnswer('invoice', payout.id) !== undefined;
  const waits = payout.status === 'waiting_invoice';
  const failed = newest?.checks.some(({ passed }) => !passed) ?? false;
  const document = documentShown(page.payee, payout.currency);
  const individual = document !== 'invoice';
  const form = individual ? (
    <Receipt page={page} payout={payout} price={price} expectedPay={expectedPay} confirms />
  ) : (
    <InvoiceForm page={page} payout={payout} />
  );
  const asks = waits && (!newest || newest.status === 'refused');
  // A confirmed RPA needs no replacement. An uploaded invoice may need one, even if the creator has become an
  // individual since.
  const replaces = waits && newest?.status === 'submitted' && (!individual || newest.fileId !== null);
  return (
    <div id="invoice" className={styles.anchor}>
      <Section title={t(documentWords[document].title)}>
        {newest && <Sent invoice={newest} failed={failed} />}
        {newest?.status === 'submitted' && newest.fileId === null && individual && (
          <Receipt page={page} payout={payout} price={price} expectedPay={expectedPay} confirms={false} />
        )}
        {replaces && (
          <Disclosure summary={t('invoice.replace')} open={refused || failed}>
            <Stack>
              <p>{t('invoice.replaceText')}</p>
              {form}
            </Stack>
          </Disclosure>
        )}
        {asks &&
          (!page.payee ? (
            <Alert
              tone="warning"
              title={t('complete.payee')}
              action={
                <ButtonLink to={`${areaPath.creator}/settings/payee`}>{t('write.complete')}</ButtonLink>
              }
            />
          ) : delivered ? (
            form
          ) : (
            <Alert title={t('invoice.notYet')}>{t(documentWords[document].notYet)}</Alert>
          ))}
      </Section>
    </div>
  );
}

/** The document that was sent or confirmed, with its checks and the decision of finance. */
function Sent({ invoice, failed }: { invoice: InvoicePage['invoices'][number]; failed: boolean }) {
  const { t } = useTranslation(['creator', 'resources']);
  const { status, fileId, answer, checks } = invoice;
  const document = submittedDocument(invoice);
  const scanned = isScan(invoice);
  return (
    <Card>
      <div className={styles.head}>
        {document !== 'invoice' ? (
          <strong>{t(documentWords[document].confirmed)}</strong>
        ) : (
          <a href={`/api/v1/files/${fileId}`} download>
            {t('invoice.file')}
          </a>
        )}
        <StatusChip tone={tones[status]}>{t(`resources:invoices.status.${status}`)}</StatusChip>
      </div>
      {answer && <p className={styles.quote}>{answer}</p>}
      {status === 'submitted' && failed && (
        <Alert tone="warning" title={t(scanned ? 'checks.scan' : 'checks.differs')}>
          {t(scanned ? 'checks.scanText' : 'checks.differsText')}
        </Alert>
      )}
      {checks.length > 0 && <Checks checks={checks} />}
    </Card>
  );
}

const tones = { submitted: 'moving', accepted: 'good', refused: 'stopped' } as const;
