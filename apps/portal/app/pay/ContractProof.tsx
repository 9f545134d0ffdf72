import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import contract from '../contract/contract.module.css';
import { Card } from '../ui';

/** Verification code and hash of an accepted Elenco Pay contract, with the link to its PDF. */
export function ContractProof({ checkCode, hash, pdf }: { checkCode: string; hash: string; pdf: string }) {
  const { t } = useTranslation('shared');
  return (
    <Card level={2} title={t('contract.proof')}>
      <p>
        <a href={pdf} download>
          {t('contract.pdf')}
        </a>
      </p>
      <dl className={contract.proof}>
        <dt>{t('contract.hash')}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        <dt>{t('contract.code')}</dt>
        <dd>
          <code>{checkCode}</code>
        </dd>
      </dl>
      <p className="muted small">
        <Link to={`/contract-check?code=${checkCode}`}>{t('contract.codeText')}</Link>
      </p>
    </Card>
  );
}
