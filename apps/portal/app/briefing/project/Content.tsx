import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../../shareLinks/ShareLinks';
import { EmptyState, Section } from '../../ui';
import type { Project } from './load.server';
import { Piece } from './Piece';
import styles from './project.module.css';

/** What is to be published, by creator, with what waits for the brand first. */
export function Content({ project }: { project: Project }) {
  const { t } = useTranslation('client');
  const { work, contracts, cast, guests, may } = project;
  if (work.length === 0) return <EmptyState title={t('content.none')} />;
  return contracts
    .filter((contract) => work.some((piece) => piece.contractId === contract.id))
    .map((contract) => (
      <Section key={contract.id} title={cast[contract.creatorId]?.name ?? ''}>
        <div className={styles.cards}>
          {work
            .filter((piece) => piece.contractId === contract.id)
            .map((piece) => (
              <Piece key={piece.id} piece={piece} project={project} />
            ))}
        </div>
        <ShareLinks
          shareLinks={guests.filter((one) => one.contractId === contract.id)}
          allows="content"
          contractId={contract.id}
          may={may}
        />
      </Section>
    ));
}
