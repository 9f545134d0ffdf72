import { isInviting, waitsFor } from '@elenco/core/hiring';
import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { Avatar, Button, ButtonLink, Card, Row, Section } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

/**
 * Stand-ins in order. The brand can invite each with one click to replace a creator who declined or did not
 * answer in time. If there are no stand-ins, a link to the search is shown once no more answers are expected.
 */
export function WaitingStandIns({
  project: { row, expired, may, shortlist, offers, cast, wait, search: found },
  isSecond = false,
}: {
  project: Project;
  /** True if proposals that wait for the brand are above. */
  isSecond?: boolean;
}) {
  const { t } = useTranslation('company');
  const { exact, list } = useFormat();
  const [search] = useSearchParams();
  // In queues of other tasks, the main action is the decision about proposals.
  const queue = search.get('queue');
  const invites = queue === 'invite_stand_ins' || queue === 'invite_more';
  const kept = shortlist
    .filter(({ status }) => status === 'stand_in')
    .sort((a, b) => (a.standIn ?? 0) - (b.standIn ?? 0));
  const over = wait.code === 'answers_over' && wait.by !== null ? exact(wait.by) : null;
  if ((kept.length === 0 && over === null) || !isInviting(row) || expired) return null;
  const countOf = (status: 'declined' | 'rejected') =>
    offers.filter((offer) => offer.status === status).length;
  const gone = (['declined', 'rejected'] as const).filter((status) => countOf(status) > 0);
  const left = offers.filter((offer) => waitsFor(offer) !== null).length;
  return (
    <Section title={t('standIns.title')} anchor="stand-ins">
      <Card>
        <p>
          {over === null
            ? gone.length > 0
              ? `${list(gone.map((status) => t(`standIns.${status}`, { count: countOf(status) })))}. ${t('standIns.next')}`
              : t('standIns.none')
            : t('standIns.over', { count: left, by: over })}
        </p>
        {over !== null && may && (
          <Row>
            <ButtonLink
              to={found}
              variant={kept.length > 0 || isSecond ? 'quiet' : 'dark'}
              data-main-act={kept.length > 0 || isSecond ? undefined : true}
            >
              {t('standIns.search')}
            </ButtonLink>
          </Row>
        )}
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
                    intent="removeStandIn"
                    fields={{ id, version }}
                    trigger={
                      <Button variant="plain" aria-label={t('standIns.removeName', { name: creator.name })}>
                        {t('standIns.remove')}
                      </Button>
                    }
                    title={t('standIns.removeTitle', { name: creator.name })}
                    text={t('standIns.removeText')}
                    confirm={t('standIns.remove')}
                  />
                )}
                {may && (
                  <MoveDialog
                    intent="inviteStandIn"
                    fields={{ id, version }}
                    trigger={
                      <Button
                        variant={
                          n === 0 && !isSecond && (gone.length > 0 || over !== null) ? 'dark' : 'quiet'
                        }
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
