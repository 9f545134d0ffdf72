import { isPastAnswer } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { CampaignPicture } from '../briefing/CampaignPicture';
import { OfferStatus } from '../briefing/OfferStatus';
import { useContractStatus } from '../contract/useContractStatus';
import { useFormat, useNow } from '../i18n/use';
import { payPath, workPath } from '../pay/page';
import { BrandMark, DateText, Disclosure, EmptyState, Money, Rows, Section, StatusChip } from '../ui';
import type { Home, Offer } from './home.server';

const linkOf = ({ briefingId }: Pick<Offer, 'briefingId'>) => `${areaPath.creator}/briefing/${briefingId}`;

/** The picture of the campaign, or otherwise the logo of the brand. */
function Mark({ picture, brand }: Pick<Offer, 'picture' | 'brand'>) {
  const { t } = useTranslation('creator');
  if (picture) return <CampaignPicture picture={picture} size="medium" />;
  return <BrandMark {...brand} name={brand.name || t('brief.silent')} />;
}

/** Unanswered invitations with their answer dates; expired ones are behind a disclosure. */
export function Invitations({ rows, complete }: { rows: Home['invited']; complete: boolean }) {
  const { t } = useTranslation('creator');
  const now = useNow().toISOString();
  const isLate = (offer: Offer) => isPastAnswer(offer, now);
  const [late, open] = [rows.filter(isLate), rows.filter((row) => !isLate(row))];
  return (
    <Section title={t('home.invitations')}>
      {open.length === 0 ? (
        <EmptyState
          title={t('home.noInvitations')}
          text={t(complete ? 'home.noInvitationsText' : 'home.noInvitationsIncomplete')}
        />
      ) : (
        <InvitationRows rows={open} words="answerBy" />
      )}
      {late.length > 0 && (
        <Disclosure summary={t('home.lateInvitations', { count: late.length })}>
          <InvitationRows rows={late} words="answerLate" />
        </Disclosure>
      )}
    </Section>
  );
}

function InvitationRows({ rows, words }: { rows: Home['invited']; words: 'answerBy' | 'answerLate' }) {
  const { t } = useTranslation(['creator', 'options']);
  const { list } = useFormat();
  return (
    <Rows
      rows={rows.map((row) => {
        const { briefingId, title, company, status, answerBy, channels } = row;
        const where = list(channels.map((channel) => t(`options:channels.${channel}`)));
        return {
          key: briefingId,
          to: linkOf(row),
          lead: <Mark {...row} />,
          title,
          under: [company || t('brief.silent'), where].filter(Boolean).join(' · '),
          status: <OfferStatus status={status} side="creator" />,
          end: answerBy && (
            <strong className="small">
              {t(`home.${words}`)} <DateText value={answerBy} />
            </strong>
          ),
        };
      })}
    />
  );
}

/** Proposals that are drafts, sent, or countered by the brand. */
export function Proposals({ rows }: { rows: Home['proposed'] }) {
  const { t } = useTranslation(['creator', 'options']);
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.proposals')}>
      <Rows
        rows={rows.map((row) => {
          const { briefingId, title, company, status, totalCents, counterCents, currency } = row;
          const cents = counterCents ?? totalCents;
          return {
            key: briefingId,
            to: linkOf(row),
            lead: <Mark {...row} />,
            title,
            under: company,
            status: <OfferStatus status={status} side="creator" />,
            end: cents > 0 && <Money cents={cents} currency={currency} />,
            endUnder: cents > 0 && t(counterCents === null ? 'home.total' : 'home.countered'),
          };
        })}
      />
    </Section>
  );
}

/** Contracts that are signed or waiting for signatures. */
export function Projects({ rows }: { rows: Home['projects'] }) {
  const { t } = useTranslation(['creator', 'resources']);
  const statusOf = useContractStatus();
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.projects')}>
      <Rows
        rows={rows.map((row) => {
          const { id, briefingId, payId, title, company, payStatus, cents, net, currency, done, of } = row;
          const progress = payId === null ? 'home.progress' : 'home.approvedParts';
          return {
            key: id,
            to: workPath(briefingId, '', payId),
            lead: <BrandMark {...row.brand} />,
            title,
            under: of > 0 ? `${company} · ${t(progress, { done, count: of })}` : company,
            status: (
              <StatusChip status={payStatus ?? row.status}>
                {payStatus ? t(`resources:pay-contracts.status.${payStatus}`) : statusOf(row, 'creator')}
              </StatusChip>
            ),
            end: net ? (
              <Money cents={net.cents} currency={currency} emphasis="strong" />
            ) : (
              <Money cents={cents} currency={currency} />
            ),
            endUnder: t(net ? (net.final ? 'home.net' : 'home.netExpected') : 'home.gross'),
          };
        })}
      />
    </Section>
  );
}

/** The creator's Elenco Pay contracts that wait for the client. */
export function AwaitingClient({ rows }: { rows: Home['awaitingClient'] }) {
  const { t } = useTranslation(['creator', 'resources']);
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.awaitingClient')}>
      <Rows
        rows={rows.map(({ id, status, title, clientName, validUntil }) => ({
          key: id,
          to: payPath('review', id),
          title,
          under: clientName,
          status: <StatusChip status={status}>{t(`resources:pay-contracts.status.${status}`)}</StatusChip>,
          end: validUntil && (
            <span className="muted small">
              {t('home.answerUntil')} <DateText value={validUntil} />
            </span>
          ),
        }))}
      />
    </Section>
  );
}

/** Applications to jobs that wait for an answer. */
export function Applications({ rows }: { rows: Home['applied'] }) {
  const { t } = useTranslation(['creator', 'resources']);
  if (rows.length === 0) return null;
  return (
    <Section title={t('home.applications')}>
      <Rows
        rows={rows.map(({ id, openingId, status, title, answersOn, brand }) => ({
          key: id,
          to: `${areaPath.creator}/jobs?tab=applied&opening=${openingId}`,
          lead: <BrandMark {...brand} />,
          title,
          under: brand.name,
          status: <StatusChip status={status}>{t(`resources:applications.status.${status}`)}</StatusChip>,
          end: (
            <span className="muted small">
              {t('home.answerUntil')} <DateText value={answersOn} />
            </span>
          ),
        }))}
      />
    </Section>
  );
}
