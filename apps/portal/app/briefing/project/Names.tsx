import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, ButtonLink, Card, Score, Section, StatusChip } from '../../ui';
import { Reasons } from '../Reasons';
import { CurationNote } from '../select/CurationNote';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Creators proposed by curation, with the reasons for each match. */
export function Names({ project: { row, may, shortlist, cast, curationNote } }: { project: Project }) {
  const { t } = useTranslation(['company', 'resources']);
  const choosing = may && row.status === 'selection';
  return (
    <Section
      title={t('project.views.shortlist')}
      action={
        choosing && (
          <ButtonLink to={`${areaPath.company}/briefing/${row.id}/select`} variant="primary">
            {t('select.go')}
          </ButtonLink>
        )
      }
    >
      <CurationNote note={curationNote} />
      <p className="muted small">{t('select.matchHint')}</p>
      <div className={styles.cards}>
        {shortlist.map(({ id, creatorId, status, score, reasons, note }) => (
          <Card key={id}>
            <div className={styles.head}>
              {cast[creatorId] && <Avatar {...cast[creatorId].face} decorative />}
              <div className={styles.who}>
                <strong>
                  {cast[creatorId] && (
                    <ProfileLink
                      creatorId={creatorId}
                      name={cast[creatorId].name}
                      findable={cast[creatorId].findable}
                    />
                  )}
                </strong>
                <Score value={score} match="brief" />
              </div>
              <StatusChip tone={status === 'chosen' ? 'good' : 'neutral'}>
                {t(`resources:shortlist.status.${status}`)}
              </StatusChip>
            </div>
            {note && <p>{note}</p>}
            <Reasons reasons={reasons} />
          </Card>
        ))}
      </div>
    </Section>
  );
}
