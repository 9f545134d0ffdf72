import { Link } from '@remix-run/react';
import { Download, Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, PageHeader, Row, StatusChip } from '../ui';
import styles from './contract.module.css';
import type { ContractPage } from './load.server';
import { useContractStatus } from './useContractStatus';

/** Title of the contract, link to its project, and its documents. */
export function Head({ page }: { page: ContractPage }) {
  const { t } = useTranslation('shared');
  const statusOf = useContractStatus();
  const { id, contract, parties, project, staff, paper, side } = page;
  return (
    <PageHeader
      above={
        <Row>
          <Link to={project} reloadDocument={staff} className={styles.unprinted}>
            {t('contract.back')}
          </Link>
          <StatusChip status={contract.status}>{statusOf(contract, side)}</StatusChip>
        </Row>
      }
      title={contract.title}
      subtitle={`${t('contract.heading', { id })} · ${t('contract.between', { company: parties.tradeName, creator: parties.creatorName })}`}
      action={
        <div className={styles.actions}>
          {paper && (
            <ButtonLink
              to={`/dashboard/charge/${paper.id}.pdf`}
              icon={<Receipt aria-hidden="true" />}
              reloadDocument
              download
            >
              {t(paper.isReceipt ? 'contract.receipt' : 'contract.slip')}
            </ButtonLink>
          )}
          <ButtonLink
            to={`/dashboard/contract/${id}.pdf`}
            icon={<Download aria-hidden="true" />}
            reloadDocument
            download
          >
            {t('contract.pdf')}
          </ButtonLink>
        </div>
      }
    />
  );
}
