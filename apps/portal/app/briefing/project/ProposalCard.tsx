import type { Proposal, ProposalRound } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from '../../forms/MoveDialog';
import { type MaybeFound, ProfileLink } from '../../search/ProfileLink';
import { Pending } from '../../team/Pending';
import type { PendingRequest } from '../../team/requests.server';
import {
  Alert,
  Avatar,
  Button,
  ButtonLink,
  Card,
  Disclosure,
  Money,
  MoneyField,
  RelativeTime,
  Row,
} from '../../ui';
import { OfferStatus } from '../OfferStatus';
import type { Project } from './load.server';
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
};

/** One proposal: price, lines, message, earlier versions, and the brand's actions. */
export function ProposalCard({ row, creator, earlier, may, choose, pending, lapsed }: Props) {
  const { t } = useTranslation(['company', 'resources']);
  const { id, version, status, totalCents, currency, message, answer, counterCents, sentAt } = row;
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
      {answer && <p className="muted small">{t('proposals.answer', { answer })}</p>}
      {earlier.map((one) => (
        <Disclosure key={one.id} summary={t('proposals.earlier', { round: one.round })}>
          <ProposalLines lines={one.lines} totalCents={one.totalCents} currency={one.currency} />
          {one.message && <p className={styles.quote}>{one.message}</p>}
        </Disclosure>
      ))}
      {may && (
        <Row>
          <Talk row={row} name={name} />
          {choose && (
            <>
              <MoveDialog
                intent="counter"
                fields={{ id, version }}
                trigger={<Button size="small">{t('proposals.counter')}</Button>}
                title={t('proposals.counterTitle', { name })}
                text={t('proposals.counterText')}
                confirm={t('proposals.counterSend')}
                comment={{ label: t('proposals.counterWhy') }}
              >
                {(errorsOf) => (
                  <MoneyField
                    name="counterCents"
                    currency={currency}
                    label={t('proposals.counterCents')}
                    errors={errorsOf('counterCents')}
                  />
                )}
              </MoveDialog>
              <MoveDialog
                intent="reject"
                fields={{ id, version }}
                trigger={
                  <Button size="small" variant="plain">
                    {t('proposals.reject')}
                  </Button>
                }
                title={t('proposals.rejectTitle', { name })}
                text={t('proposals.rejectText')}
                confirm={t('proposals.reject')}
                comment={{ label: t('proposals.rejectWhy') }}
                danger
              />
            </>
          )}
        </Row>
      )}
    </Card>
  );
}

/** Link to the conversation with this creator. */
function Talk({ row: { briefingId, creatorId }, name }: { row: Proposal; name: string }) {
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
