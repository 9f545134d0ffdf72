import { Link } from '@remix-run/react';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Card } from '../ui';
import styles from './contract.module.css';
import type { ContractPage } from './load.server';

const sides = ['company', 'creator'] as const;

/**
 * Acceptances with their time (and origin, for the accepting user and staff), and proof that the text is
 * unchanged.
 */
export function Evidence({ page: { accepted, contract, parties, side } }: { page: ContractPage }) {
  const { t } = useTranslation('shared');
  const { exact } = useFormat();
  const names = { company: parties.tradeName, creator: parties.creatorName };
  return (
    <Card level={2} title={t('contract.acceptances')}>
      <ul className={styles.sides}>
        {sides.map((one) => {
          const given = accepted.find((row) => row.side === one);
          return (
            <li key={one} className={given ? styles.given : styles.missing}>
              {given ? <CircleCheck aria-hidden="true" /> : <CircleDashed aria-hidden="true" />}
              <div>
                <p className={styles.side}>
                  {names[one]} <span className="muted small">{one === side && t('contract.you')}</span>
                </p>
                {given ? (
                  <>
                    <p className="small">
                      {t('contract.acceptedBy', { name: given.name, at: exact(given.createdAt) })}
                    </p>
                    {given.ip && (
                      <p className={styles.trace}>
                        {t('contract.evidence', { ip: given.ip })}
                        <br />
                        {given.userAgent}
                      </p>
                    )}
                  </>
                ) : (
                  <p className="small">{t('contract.waiting')}</p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <dl className={styles.proof}>
        <dt>{t('contract.hash')}</dt>
        <dd>
          <code>{contract.textHash}</code>
        </dd>
        <dt>{t('contract.code')}</dt>
        <dd>
          <code>{contract.checkCode}</code>
        </dd>
      </dl>
      <p className="muted small">
        <Link to={`/contract-check?code=${contract.checkCode}`}>{t('contract.codeText')}</Link>
      </p>
    </Card>
  );
}
