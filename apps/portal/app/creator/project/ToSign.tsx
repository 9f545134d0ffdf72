import { businessDate } from '@elenco/brazil';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractStatus } from '../../contract/useContractStatus';
import { useFormat } from '../../i18n/use';
import { ButtonLink, Columns, DefinitionList, Money, Section, StatusChip } from '../../ui';
import { beforeTaxesLabel } from '../beforeTaxesLabel';
import { FoldedBrief } from './Brief';
import { ExpectedPay } from './ExpectedPay';
import type { Project } from './load.server';
import { CurrentTask } from './Now';
import styles from './project.module.css';
import { Rounds } from './Rounds';
import { useAgreementName } from './useAgreementName';

/** An approved proposal whose contract the creator has to read and accept. */
export function ToSign({ project }: { project: Project }) {
  return (
    <>
      <CurrentTask project={project} />
      <Columns asideFirst aside={<ContractCard project={project} />}>
        <FoldedBrief project={project} />
        <Rounds rounds={project.rounds} />
      </Columns>
    </>
  );
}

/** Summary of the contract, with a link to its page. */
export function ContractCard({ project }: { project: Project }) {
  const { t } = useTranslation('creator');
  const statusOf = useContractStatus();
  const { contract, stage } = project;
  const { rate, date } = useFormat();
  const nameOf = useAgreementName(project);
  if (!contract) return null;
  const { id, status, totalCents, feeCents, feeBp, creatorCents, currency, creatorAcceptedAt } = contract;
  const amendments = project.amendments
    .filter((row) => row.status === 'accepted' && row.additionalCents > 0)
    .toReversed();
  const mine = status === 'sent' && creatorAcceptedAt === null;
  /** Returns the brand's price, the contract's fee, and the creator's share. */
  const priceOf = (price: { totalCents: number; feeCents: number; creatorCents: number }) => [
    { term: t('net.total'), value: <Money cents={price.totalCents} currency={currency} /> },
    {
      term: t('net.fee', { rate: rate(feeBp) }),
      value: <Money cents={price.feeCents} currency={currency} minus />,
      note: t('net.feeNote'),
    },
    { term: t(beforeTaxesLabel(true)), value: <Money cents={price.creatorCents} currency={currency} /> },
  ];
  return (
    <Section title={t('contract.title')}>
      <span>
        <StatusChip status={status}>{statusOf(contract, 'creator')}</StatusChip>
      </span>
      {status === 'sent' && (
        <p>
          {creatorAcceptedAt === null
            ? t('contract.yours')
            : t('contract.theirs', { day: date(businessDate(creatorAcceptedAt), 'long') })}
        </p>
      )}
      {amendments.length > 0 && <h3>{nameOf(null)}</h3>}
      <DefinitionList sum items={priceOf({ totalCents, feeCents, creatorCents })} />
      {amendments.map(({ id: amendmentId, additionalCents, ...row }) => (
        <Fragment key={amendmentId}>
          <h3>{nameOf(amendmentId)}</h3>
          <DefinitionList sum items={priceOf({ ...row, totalCents: additionalCents })} />
        </Fragment>
      ))}
      {stage === 'contract' && <ExpectedPay project={project} />}
      <div className={styles.actions}>
        <ButtonLink to={`/dashboard/contract/${id}`} variant="quiet">
          {t(mine ? 'contract.read' : 'contract.open')}
        </ButtonLink>
      </div>
    </Section>
  );
}
