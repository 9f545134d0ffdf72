import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../../i18n/use';
import { Abroad } from '../Receives';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Expected payment and date as promised before the contract, until the invoice determines them. */
export function ExpectedPay({ project: { foreseen, proposal, payee } }: { project: Project }) {
  const { t } = useTranslation('creator');
  const { money, date } = useFormat();
  const now = useNow();
  if (!foreseen?.on) return null;
  const { netCents, on } = foreseen;
  return (
    <>
      <p className={styles.day}>
        {t('foreseen.text', { net: money(netCents, proposal.currency), on: date(on, 'short', now) })}
      </p>
      <Abroad value={foreseen} legalForm={payee?.legalForm ?? 'individual'} />
      <p className="muted small">{t('foreseen.why')}</p>
    </>
  );
}
