import { freeBudgetOf, isInForce, waitsFor } from '@elenco/core/hiring';
import { useActionData, useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../adapters/form.server';
import { Alert, Card, Disclosure, Form, Row, Section } from '../../ui';
import { useErrorText } from '../../ui/field';
import { COMPARE_FORM, CompareButton } from './CompareButton';
import { isTaskShown } from './isTaskShown';
import type { Project } from './load.server';
import { ProposalCard } from './ProposalCard';
import styles from './project.module.css';
import { splitFolded } from './splitFolded';
import { WaitingStandIns } from './WaitingStandIns';

/** Proposals with checkboxes for comparison or approval. */
export function Proposals({ project }: { project: Project }) {
  const { t } = useTranslation(['company', 'shared']);
  const words = useErrorText();
  const answer = useActionData<Answer>();
  const { may, offers, rounds, cast, contracts, expired, silenceDays } = project;
  const open = expired ? [] : offers.filter((row) => waitsFor(row) === 'company');
  const rest = offers.filter((row) => !open.includes(row));
  const [first, others] = splitFolded(rest);
  const lacking =
    project.wait.code === 'answers_over' ||
    offers.some(({ status }) => status === 'declined' || status === 'rejected');
  const refused = (answer?.intent === 'compare' && answer.submission.error?.creatorIds) || [];
  const leftCents = freeBudgetOf(project.row.budgetCents, { briefings: [project.row], contracts });
  const card = (row: (typeof offers)[number]) => (
    <ProposalCard
      key={row.id}
      row={row}
      creator={cast[row.creatorId]}
      earlier={rounds.filter((one) => one.proposalId === row.id && one.round < row.round)}
      may={may}
      choose={may && open.includes(row)}
      pending={open.includes(row) ? project.pendingOffers[row.id] : undefined}
      lapsed={expired && waitsFor(row) !== null}
      leftCents={leftCents}
    />
  );
  const [search] = useSearchParams();
  // As the next step, the button is in the box above.
  const isNext = project.step?.code === 'answer_proposals' && isTaskShown('answer_proposals', search);
  const lapsed = expired && offers.some((row) => waitsFor(row) !== null);
  return (
    <>
      {lapsed && (
        <Alert tone="warning">
          {t(contracts.some(isInForce) ? 'project.meanwhile.expired_hired' : 'project.meanwhile.expired')}
        </Alert>
      )}
      {/* If a creator has declined or not answered in time, the option to invite a different creator
          comes before all but the proposals that wait for an answer. */}
      {lacking && open.length === 0 && <WaitingStandIns project={project} />}
      {open.length > 0 && (
        <Section title={t('proposals.toAnswer')}>
          {may && (
            <Form id={COMPARE_FORM} className={styles.compare}>
              <p>{t('proposals.pick')}</p>
              <p className="muted small">
                {t('proposals.review')}{' '}
                {silenceDays > 0
                  ? t('shared:drafts.silence', { count: silenceDays })
                  : t('shared:drafts.noSilence')}
              </p>
              {!isNext && (
                <Row>
                  <CompareButton />
                </Row>
              )}
              {refused.length > 0 && <Alert tone="error">{refused.map(words).join(' ')}</Alert>}
            </Form>
          )}
          <div className={styles.cards}>{open.map(card)}</div>
        </Section>
      )}
      {lacking && open.length > 0 && <WaitingStandIns project={project} isSecond />}
      {rest.length > 0 && (
        <Section title={t(open.length > 0 ? 'proposals.others' : 'project.views.proposals')}>
          <div className={styles.cards}>{first.map(card)}</div>
          {others.length > 0 && (
            <Disclosure summary={t('proposals.more', { count: others.length })}>
              <div className={styles.cards}>{others.map(card)}</div>
            </Disclosure>
          )}
        </Section>
      )}
      {!lacking && <WaitingStandIns project={project} />}
      {offers.length === 0 && <Card>{t('proposals.none')}</Card>}
    </>
  );
}
