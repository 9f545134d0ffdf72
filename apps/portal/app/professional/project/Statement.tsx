import { businessDate } from '@elenco/core/brazil';
import { useTranslation } from 'react-i18next';
import { Card, DateText, DefinitionList, Money } from '../../ui';
import type { Work } from './load.server';
import styles from './project.module.css';

/** What this project earns, what is kept back from it, and what the ledger says of it so far. */
export function Statement({ work: { payout, postings } }: { work: Work }) {
  const { t } = useTranslation(['professional', 'options', 'resources']);
  if (!payout) return null;
  const { grossCents, netCents, withholdings, currency, status, proof } = payout;
  const known = status !== 'waiting_invoice';
  return (
    <Card level={2} title={t('statement.title')}>
      <DefinitionList
        sum
        items={[
          { term: t('net.gross'), value: <Money cents={grossCents} currency={currency} /> },
          ...withholdings.map(({ code, amountCents, lawRef }) => ({
            term: t(`options:withholding.${code}`),
            value: <Money cents={amountCents} currency={currency} minus />,
            note: lawRef,
          })),
          {
            term: t(known ? 'net.arrives' : 'statement.beforeTaxes'),
            value: <Money cents={netCents} currency={currency} look="arrives" />,
          },
        ]}
      />
      {postings.length > 0 && (
        <dl className={styles.account}>
          {postings.map(({ id, kind, amountCents, createdAt }) => (
            <div key={id}>
              <dt>
                {t(`statement.kinds.${kind}`)}
                <span className="muted">
                  <DateText value={businessDate(createdAt)} />
                </span>
              </dt>
              <dd>
                <Money cents={Math.abs(amountCents)} currency={currency} minus={amountCents > 0} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {proof && <p className="muted small">{t('statement.proof', { proof })}</p>}
    </Card>
  );
}
