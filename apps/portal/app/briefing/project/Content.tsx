import { sameAgreement } from '@elenco/core/finance';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Review } from '../../drafts/Review';
import { unresolvedOf } from '../../drafts/unresolved';
import { ShareLinks } from '../../shareLinks/ShareLinks';
import { ButtonLink, DefinitionList, Disclosure, EmptyState } from '../../ui';
import { useBriefFacts } from '../facts';
import { CreatorSection } from './CreatorSection';
import { LateWork } from './LateWork';
import type { Project } from './load.server';
import { Piece } from './Piece';
import styles from './project.module.css';

/** Deliverables by creator; those that wait for the brand come first. */
export function Content({ project }: { project: Project }) {
  const { t } = useTranslation('company');
  const { work, contracts, cast, guests, may, waitingDrafts } = project;
  if (work.length === 0) return <EmptyState title={t('content.none')} />;
  if (project.reviewed) return <Reviewed project={project} reviewed={project.reviewed} />;
  const sections = contracts
    .filter((contract) => work.some((piece) => piece.contractId === contract.id))
    .map((contract, at) => (
      <CreatorSection key={contract.id} face={cast[contract.creatorId]?.face}>
        <div className={styles.cards}>
          {work
            .filter((piece) => piece.contractId === contract.id)
            .map((piece) => {
              const draft = waitingDrafts.find(({ deliverableId }) => deliverableId === piece.id);
              return (
                <Piece
                  key={piece.id}
                  piece={piece}
                  {...peopleAndMoney(project, piece)}
                  project={project}
                  kind={project.row.kind}
                  draft={draft}
                  unresolved={draft?.unresolved}
                  picture={project.pictures[piece.id] ?? null}
                  reviewTo={`?view=content&piece=${piece.id}`}
                />
              );
            })}
        </div>
        <ShareLinks
          shareLinks={guests.filter((one) => one.contractId === contract.id)}
          allows="content"
          contractId={contract.id}
          anchored={at === 0}
          may={may}
        />
      </CreatorSection>
    ));
  return (
    <>
      <LateWork project={project} />
      {sections}
    </>
  );
}

/** One deliverable with all its versions and comments. */
function Reviewed({ project, reviewed }: { project: Project; reviewed: NonNullable<Project['reviewed']> }) {
  const { t } = useTranslation('company');
  const piece = project.work.find(({ id }) => id === reviewed.piece);
  if (!piece) return null;
  const { may } = project;
  return (
    <CreatorSection
      face={project.cast[piece.creatorId]?.face}
      action={
        <ButtonLink to="?view=content" size="small" variant="plain" icon={<ArrowLeft aria-hidden="true" />}>
          {t('content.all')}
        </ButtonLink>
      }
    >
      <div id={`piece-${piece.id}`} className={styles.reviewed}>
        <Piece
          piece={piece}
          {...peopleAndMoney(project, piece)}
          project={project}
          kind={project.row.kind}
          unresolved={unresolvedOf(reviewed.drafts.comments)}
        >
          <BriefRequirements brief={project.row} />
          <Review piece={piece} drafts={reviewed.drafts} may={{ comment: may, resolve: may }} />
        </Piece>
      </div>
    </CreatorSection>
  );
}

/**
 * Returns the creator of a deliverable, and the amount that the creator is paid for the contract or amendment
 * to which the deliverable belongs.
 */
const peopleAndMoney = ({ cast, payments }: Project, piece: Project['work'][number]) => ({
  creator: cast[piece.creatorId]?.name ?? '',
  payout: payments.find(({ payout }) => sameAgreement(piece)(payout))?.payout,
});

/** The brief's requirements, shown beside the draft. */
function BriefRequirements({ brief }: { brief: Project['row'] }) {
  const { t } = useTranslation('company');
  const facts = useBriefFacts();
  const items = (['message', 'dos', 'donts', 'contentRules'] as const).flatMap((field) =>
    facts(field, brief),
  );
  if (items.length === 0) return null;
  return (
    <Disclosure summary={t('content.brief')}>
      <DefinitionList items={items} />
    </Disclosure>
  );
}
