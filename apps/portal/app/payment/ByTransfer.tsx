import { formatCnpj } from '@elenco/brazil';
import { formatIban, transferAccount } from '@elenco/core/finance';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { DefinitionList, Money } from '../ui';
import { CopyText } from './CopyText';
import styles from './payment.module.css';

/** Account and reference for a bank transfer. Shown for a charge that has neither slip nor PIX. */
export function ByTransfer({
  reference,
  cents,
  currency,
}: {
  reference: string;
  cents: number;
  currency: Currency;
}) {
  const { t } = useTranslation('company');
  const { beneficiary, taxId, bank, bic, iban } = transferAccount;
  return (
    <div className={styles.slip} data-transfer>
      <p>
        <strong>{t('pay.transfer.title')}</strong>
      </p>
      <div className={styles.account}>
        <DefinitionList
          items={[
            { term: t('pay.amount'), value: <Money cents={cents} currency={currency} emphasis="strong" /> },
            { term: t('pay.transfer.beneficiary'), value: `${beneficiary}, CNPJ ${formatCnpj(taxId)}` },
            { term: t('pay.transfer.bank'), value: bank },
            { term: t('pay.transfer.bic'), value: bic },
          ]}
        />
      </div>
      <CopyText label={t('pay.transfer.iban')} text={formatIban(iban)} />
      <CopyText label={t('pay.transfer.reference')} text={reference} />
      <p className="small">{t('pay.transfer.how')}</p>
      <p className="muted small">{t('pay.transfer.simulation')}</p>
    </div>
  );
}
