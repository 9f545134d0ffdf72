import { businessDate, findDisclosure } from '@elenco/brazil';
import {
  type BriefingKind,
  type Deliverable,
  type Draft,
  isCreatorsTurn,
  isWorkOverdue,
  workKeySuffix,
} from '@elenco/core/hiring';
import type { Currency } from '@elenco/core/kit';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../drafts/MarkedText';
import { SentFindings } from '../../drafts/SentFindings';
import { MoveDialog } from '../../forms/MoveDialog';
import { useFormat, useNow } from '../../i18n/use';
import { PiecePicture } from '../../pieces/PiecePicture';
import { usePieceStatus } from '../../pieces/usePieceStatus';
import { Alert, Button, ButtonLink, Card, DateText, Row, StatusChip, toneOf } from '../../ui';
import type { Project } from './load.server';
import styles from './project.module.css';

interface PieceMoney {
  readonly grossCents: number;
  readonly currency: Currency;
}

/** States in which a deliverable waits for the brand. */
const STATES_FOR_BRAND = ['draft_submitted', 'published'] as const;

/** One deliverable: draft and caption, advertising disclosure, and the reader's actions. */
export function Piece({
  piece,
  creator,
  payout,
  draft,
  picture,
  project: { may, includedRounds },
  kind,
  fileTo = (file) => `/api/v1/files/${file}`,
  unresolved = 0,
  reviewTo,
  level = 3,
  children,
}: {
  piece: Deliverable;
  creator: string;
  /**
   * Amount that the creator is paid for all deliverables of the agreement, before taxes; undefined for
   * guests.
   */
  payout?: PieceMoney | undefined;
  /** Newest version of the draft, if the versions are on another page. */
  draft?: Pick<Draft, 'findings' | 'reason'> | undefined;
  /** URL of the picture, if the versions are on another page; null if there is no picture. */
  picture?: string | null;
  /** Returns the URL of a draft's file. */
  fileTo?: (file: number) => string;
  /** Number of unresolved comments of the brand on the draft. */
  unresolved?: number | undefined;
  /** Link to the versions, if they are on another page. */
  reviewTo?: string;
  /** Level of the heading: 2 if no section surrounds it. */
  level?: 2 | 3;
  /** Versions of the draft, if they are shown on this page. */
  children?: ReactNode;
  project: Pick<Project, 'may' | 'includedRounds'>;
  /** Kind of briefing. A freelancer delivers work without publishing it. */
  kind: BriefingKind;
}) {
  const { t } = useTranslation(['company', 'options', 'resources', 'shared']);
  const { channel, format, ordinal, status, caption, link, dueOn, dueMovedBy, changeNote } = piece;
  // If the versions are shown, each of them has its own link and file.
  const { draftLink = null, draftFileId = null } = children ? {} : piece;
  const today = businessDate(useNow());
  const work = workKeySuffix({ kind });
  const statusOf = usePieceStatus({ kind });
  const Heading = `h${level}` as const;
  const named = t('content.piece', {
    format: t(`options:formats.${format}`),
    number: ordinal,
    channel: t(`options:channels.${channel}`),
  });
  const texts = (
    <>
      {caption && (
        <Caption
          caption={caption}
          findings={children ? undefined : (draft?.findings ?? [])}
          isWork={work !== ''}
        />
      )}
      {draft && <SentFindings draft={draft} />}
    </>
  );
  return (
    <Card>
      <div className={styles.head}>
        <div className={styles.who}>
          <Heading className={styles.named}>{named}</Heading>
          {dueOn && (
            <span className="muted small">
              {t(`content.${isCreatorsTurn(piece) && isWorkOverdue(piece, today) ? 'late' : 'due'}${work}`)}{' '}
              <DateText value={dueOn} />
              {dueMovedBy && ` · ${t(`options:dueMovedBy.${dueMovedBy}`)}`}
            </span>
          )}
        </div>
        <StatusChip tone={STATES_FOR_BRAND.some((one) => one === status) ? 'act' : toneOf(status)}>
          {statusOf(status)}
        </StatusChip>
      </div>
      {picture !== undefined && (picture || caption || link) ? (
        <div className={styles.beside}>
          <PiecePicture src={picture} channel={channel} />
          <div className={styles.texts}>{texts}</div>
        </div>
      ) : (
        texts
      )}
      {(draftLink || draftFileId || link) && (
        <Row>
          {reviewTo && (draftLink || draftFileId) && (
            <ButtonLink to={reviewTo} size="small" aria-label={`${t('shared:drafts.open')}: ${named}`}>
              {t('shared:drafts.open')}
            </ButtonLink>
          )}
          {!reviewTo && draftLink && <Outward to={draftLink} label={t('shared:drafts.open')} />}
          {!reviewTo && draftFileId && <Outward to={fileTo(draftFileId)} label={t('shared:drafts.open')} />}
          {link && <Outward to={link} label={t(`content.published${work}`)} />}
        </Row>
      )}
      {changeNote && (status === 'changes_requested' || (status === 'approved' && link)) && (
        <p className={styles.quote}>{changeNote}</p>
      )}
      <p className="muted small">
        {t('content.rounds', { used: piece.changeRounds, included: includedRounds })}
      </p>
      {children}
      {may && (
        <div className={children ? styles.decision : undefined}>
          <Answers
            piece={piece}
            work={work}
            named={named}
            creator={creator}
            payout={payout}
            left={includedRounds - piece.changeRounds}
            unresolved={unresolved}
            alone={Boolean(children)}
          />
        </div>
      )}
    </Card>
  );
}

/**
 * The caption with its findings and the state of its advertising disclosure; for a freelancer's work, the
 * description with its findings. If `findings` is missing, the text is left out, since each version shows its
 * own.
 */
function Caption({
  caption,
  findings,
  isWork,
}: {
  caption: string;
  findings: Draft['findings'] | undefined;
  isWork: boolean;
}) {
  const { t } = useTranslation('company');
  const mark = findDisclosure(caption);
  const state = mark?.atFirstView ? 'clear' : mark ? 'hidden' : 'missing';
  return (
    <>
      {findings && <MarkedText text={caption} findings={findings} />}
      {!isWork && (
        <Row>
          <StatusChip tone={state === 'clear' ? 'good' : 'attention'}>
            {t(`content.disclosure.${state}`, { mark: mark?.mark })}
          </StatusChip>
        </Row>
      )}
    </>
  );
}

const Outward = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className={styles.out}>
    {label} <ExternalLink aria-hidden="true" />
  </a>
);

function Answers({
  piece: { id, version, status },
  work,
  named,
  creator,
  payout,
  left,
  unresolved,
  alone,
}: {
  piece: Deliverable;
  work: ReturnType<typeof workKeySuffix>;
  named: string;
  creator: string;
  payout: PieceMoney | undefined;
  left: number;
  unresolved: number;
  /** True if the page shows no other deliverable. */
  alone: boolean;
}) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const amount = payout ? money(payout.grossCents, payout.currency) : '';
  const intent =
    status === 'draft_submitted' ? 'approveDraft' : status === 'published' ? 'verify' : undefined;
  if (!intent) return null;
  const label = t(intent === 'verify' ? `content.verify${work}` : `content.${intent}`);
  return (
    <Row>
      <MoveDialog
        intent={intent}
        fields={{ id, version }}
        trigger={
          <Button
            size={alone ? 'medium' : 'small'}
            variant={alone ? 'primary' : 'dark'}
            aria-label={`${label}: ${named}`}
            data-main-act
          >
            {label}
          </Button>
        }
        title={`${label}: ${named}, ${creator}`}
        text={t(`content.${intent}Text${work}`, { creator, amount })}
        confirm={label}
      >
        {() =>
          intent === 'approveDraft' &&
          unresolved > 0 && <Alert tone="warning" title={t('content.unresolved', { count: unresolved })} />
        }
      </MoveDialog>
      {intent === 'verify' && (
        <MoveDialog
          intent="sendBack"
          fields={{ id, version }}
          trigger={<Button size="small">{t('content.sendBack')}</Button>}
          title={t('content.sendBackTitle', { piece: named })}
          text={t('content.sendBackText')}
          confirm={t('content.sendBack')}
          comment={{ label: t('content.sendBackWhat') }}
        />
      )}
      {intent === 'approveDraft' && left > 0 && (
        <MoveDialog
          intent="requestChanges"
          fields={{ id, version }}
          trigger={<Button size="small">{t('content.requestChanges')}</Button>}
          title={t('content.changesTitle', { piece: named })}
          text={t('content.changesText', { count: left })}
          confirm={t('content.requestChanges')}
          comment={{ label: t('content.changesWhat') }}
        />
      )}
    </Row>
  );
}
