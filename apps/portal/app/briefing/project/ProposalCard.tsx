import type { Proposal, ProposalRound } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type MaybeFound, ProfileLink } from '../../search/ProfileLink';
import { Pending } from '../../team/Pending';
import type { PendingRequest } from '../../team/requests.server';
import { Alert, Avatar, ButtonLink, Card, Disclosure, Money, RelativeTime, Row } from '../../ui';
import { OfferStatus } from '../OfferStatus';
import type { Project } from './load.server';
import { CounterDialog, RejectDialog } from './ProposalDialogs';
import { ProposalLines } from './ProposalLines';
import styles from './project.module.css';

type Props = {
  row: Proposal;
  creator: MaybeFound<Project['cast'][string]> | undefined;
  earlier: readonly ProposalRound[];
  may: boolean;
  /** True if the proposal has a checkbox for the comparison. */
  choose: boolean;
  /** The member's request to approve the proposal, which waits for an owner. */
  pending?: PendingRequest | undefined;
  /** True if the proposal was open when its project expired. */
  lapsed: boolean;
  /** Remaining budget; null if the project has no budget. */
  leftCents: number | null;
};

/** One proposal: price, priced deliverables, message, earlier versions, and the brand's actions. */
export function ProposalCard({ row, creator, earlier, may, choose, pending, lapsed, leftCents }: Props) {
  const { t } = useTranslation(['company', 'resources']);
  const { status, totalCents, currency, message, answer, counterCents, sentAt } = row;
  const name = creator?.name ?? '';
  return (
    <Card>
      <div className={styles.head}>
        {choose && (
          <input
            type="checkbox"
            form="compare"
            name="creatorIds"
            value={row.creatorId}
            defaultChecked
            aria-label={t('proposals.choose', { name })}
            className={styles.tick}
          />
        )}
        {creator && <Avatar {...creator.face} decorative />}
        <div className={styles.who}>
          <h3>
            {creator?.findable === undefined ? (
              name
            ) : (
              <ProfileLink creatorId={row.creatorId} name={name} findable={creator.findable} />
            )}
          </h3>
          {sentAt && (
            <span className="muted small">
              {t('proposals.round', { round: row.round })} · <RelativeTime value={sentAt} />
            </span>
          )}
        </div>
        <OfferStatus status={status} side="company" lapsed={lapsed} />
      </div>
      {row.round > 0 && <ProposalLines lines={row.lines} totalCents={totalCents} currency={currency} />}
      {message && <p className={styles.quote}>{message}</p>}
      {pending && <Pending request={pending} />}
      {counterCents !== null && status === 'countered' && (
        <Alert>
          {t('proposals.countered')} <Money cents={counterCents} currency={currency} emphasis="strong" />
        </Alert>
      )}
      {answer && (
        <p className="muted small">
          {t(status === 'declined' ? 'proposals.answer' : 'proposals.ownAnswer', { answer })}
        </p>
      )}
      {earlier.map((one) => (
        <Disclosure key={one.id} summary={t('proposals.earlier', { round: one.round })}>
          <ProposalLines lines={one.lines} totalCents={one.totalCents} currency={one.currency} />
          {one.message && <p className={styles.quote}>{one.message}</p>}
        </Disclosure>
      ))}
      {may && (
        <Row>
          <ConversationLink row={row} name={name} />
          {choose && (
            <>
              <CounterDialog offer={row} name={name} leftCents={leftCents} />
              <RejectDialog offer={row} name={name} />
            </>
          )}
        </Row>
      )}
    </Card>
  );
}

/** Link to the conversation with this creator. */
function ConversationLink({ row: { briefingId, creatorId }, name }: { row: Proposal; name: string }) {
  const { t } = useTranslation('shared');
  return (
    <ButtonLink
      to={`${areaPath.company}/briefing/${briefingId}/chat/${creatorId}#last`}
      size="small"
      icon={<MessageCircle aria-hidden="true" />}
      aria-label={t('messages.openWith', { name })}
    >
      {t('messages.open')}
    </ButtonLink>
  );
}
