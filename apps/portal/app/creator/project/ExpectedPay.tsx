import { documentOfPayee } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import { AcceptanceNotes, ForeignCurrencyNotes } from '../NetAmount';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Estimated payment and date as shown before the contract, until the invoice determines them. */
export function ExpectedPay({ project: { expectedPay, proposal, payee } }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { money, date } = useFormat();
  const now = useNow();
  if (!expectedPay?.on) return null;
  const { netCents, on, countedFrom } = expectedPay;
  return (
    <>
      <p className={styles.day}>
        {t(`expectedPay.${countedFrom ?? 'certain'}`, {
          net: money(netCents, proposal.currency),
          on: date(on, 'short', now),
        })}
      </p>
      <AcceptanceNotes value={expectedPay} />
      <ForeignCurrencyNotes value={expectedPay} legalForm={payee?.legalForm ?? 'individual'} />
      <p className="muted small">{t(`expectedPay.why_${documentOfPayee(payee, proposal.currency)}`)}</p>
    </>
  );
}
