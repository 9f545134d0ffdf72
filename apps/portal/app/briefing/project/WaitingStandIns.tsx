import { isInviting, waitsFor } from '@elenco/core/hiring';
import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, Button, Card, Section } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/** Stand-ins in order, for when a creator declines; each can be invited with one click. */
export function WaitingStandIns({
  project: { row, expired, may, shortlist, offers, cast },
}: {
  project: Project;
}) {
  const { t } = useTranslation('company');
  const [search] = useSearchParams();
  // Elsewhere in a queue, the main action is the decision about proposals.
  const invites = search.get('queue') === 'invite_stand_ins';
  const kept = shortlist
    .filter(({ status }) => status === 'stand_in')
    .sort((a, b) => (a.standIn ?? 0) - (b.standIn ?? 0));
  if (kept.length === 0 || !isInviting(row) || expired) return null;
  const gone = offers.filter(({ status }) => status === 'declined' || status === 'rejected');
  const left = offers.filter((offer) => waitsFor(offer) !== null).length;
  return (
    <Section title={t('standIns.title')} anchor="stand-ins">
      <Card>
        <p>{t(gone.length > 0 ? 'standIns.gone' : 'standIns.none', { count: gone.length, left })}</p>
        <ol className={styles.standIns}>
          {kept.map(({ id, version, creatorId }, n) => {
            const creator = cast[creatorId];
            if (!creator) return null;
            return (
              <li key={id}>
                <Avatar {...creator.face} size="small" decorative />
                <span className={styles.who}>
                  <ProfileLink creatorId={creatorId} name={creator.name} findable={creator.findable} />
                </span>
                {may && (
                  <MoveDialog
                    intent="inviteStandIn"
                    fields={{ id, version }}
                    trigger={
                      <Button
                        variant={n === 0 && gone.length > 0 ? 'dark' : 'quiet'}
                        data-main-act={n === 0 && invites ? true : undefined}
                      >
                        {t('standIns.invite', { name: creator.name })}
                      </Button>
                    }
                    title={t('standIns.invite', { name: creator.name })}
                    text={t('standIns.inviteText')}
                    confirm={t('standIns.send')}
                  />
                )}
              </li>
            );
          })}
        </ol>
      </Card>
    </Section>
  );
}
