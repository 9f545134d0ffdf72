import { centsPerPublication, lineTotal, type ProposalLine } from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { Money } from '../../ui';
import styles from './approve.module.css';

/** Priced deliverables of a proposal in a narrow column, each with its price below it. */
export function OfferLines({ lines, currency }: { lines: readonly ProposalLine[]; currency: Currency }) {
  const { t } = useTranslation(['company', 'options']);
  const { money } = useFormat();
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const each = centsPerPublication(line);
        return (
          <li key={`${line.channel} ${line.format} ${line.quantity} ${line.amountCents}`}>
            {t('wizard.wantedLine', {
              count: line.quantity,
              format: t(`options:formats.${line.format}`),
              channel: t(`options:channels.${line.channel}`),
            })}
            <br />
            <Money cents={lineTotal(line)} currency={currency} />
            {each !== null && (
              <div className="muted small">{t('proposals.each', { amount: money(each, currency) })}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
