import {
  type Briefing,
  type ExpectedPrice,
  expectedPrice,
  isComparable,
  lackingNetworks,
  type OwnPrices,
  piecesPerCreator,
} from '@elenco/core/hiring';
import { splitFee } from '@elenco/core/kit';
import type { Creator } from '@elenco/core/people';
import { Link } from '@remix-run/react';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { AttributeTable, Avatar, type CompareLine, DateText, Disclosure, Money, StatusChip } from '../../ui';
import type { ProposalCard } from '../project/ProposalCard';
import styles from './approve.module.css';
import { OfferLines } from './OfferLines';

type Offer = ComponentProps<typeof ProposalCard>;
type Row = Offer['row'];

/** Fields that the table reads from the creators instead of their proposals. */
type Compared =
  | 'presences'
  | 'engagementBp'
  | 'evaluationAverage'
  | 'evaluationCount'
  | 'city'
  | 'state'
  | 'profileType'
  | 'prices'
  | 'priceCents'
  | 'currency';

/**
 * Creators of the proposals, by id. The compared fields are missing for guests, who do not see the creators'
 * metrics and list prices.
 */
export type OfferCast = Readonly<
  Record<number, NonNullable<Offer['creator']> & Partial<Pick<Creator, Compared>>>
>;

/** Fields of the brief against which proposals are compared. */
export type OfferBrief = Pick<Briefing, 'kind' | 'startsOn' | 'endsOn' | 'channels' | 'wanted'>;

type Props = {
  offers: readonly Row[];
  cast: OfferCast;
  /** Earlier versions of all proposals. */
  rounds?: Offer['earlier'];
  /**
   * Brief against which the proposals are compared: its period against the creators' availability, its
   * channels against their social networks.
   */
  brief: OfferBrief;
  /**
   * Returns the URL of the comparison without one proposal; undefined if all proposals are decided together.
   */
  without?: (offer: Row) => string;
  /** Returns the URL of the page of one proposal, where it can be countered or rejected. */
  alone?: (offer: Row) => string;
};

/** Proposals as columns, with one row per attribute. */
export function OfferTable({ offers, cast, rounds = [], brief, without, alone }: Props) {
  const { t } = useTranslation('company');
  const lines = useLines(cast, rounds, brief).filter(({ cell }) =>
    offers.some((offer) => cell(offer) !== null),
  );
  return (
    <AttributeTable
      label={t('approve.row')}
      rowLabel={t('approve.row')}
      items={offers}
      keyOf={({ id }) => id}
      head={(offer) => (
        <Head
          creatorId={offer.creatorId}
          creator={cast[offer.creatorId]}
          without={offers.length > 1 ? without?.(offer) : undefined}
          alone={offers.length > 1 ? alone?.(offer) : undefined}
        />
      )}
      lines={lines}
    />
  );
}

type HeadProps = {
  creatorId: number;
  creator: Offer['creator'];
  without: string | undefined;
  alone: string | undefined;
};

function Head({ creatorId, creator, without, alone }: HeadProps) {
  const { t } = useTranslation('company');
  if (!creator) return null;
  const { face, name, findable } = creator;
  return (
    <>
      <span className={styles.face}>
        <Avatar {...face} decorative />
        {without && (
          <Link
            to={without}
            aria-label={t('select.leaveOut', { name })}
            className={styles.without}
            preventScrollReset
          >
            <X aria-hidden="true" />
          </Link>
        )}
      </span>
      {findable === undefined ? name : <ProfileLink creatorId={creatorId} name={name} findable={findable} />}
      {alone && (
        <div className="small">
          <Link to={alone} aria-label={t('approve.aloneOf', { name })}>
            {t('approve.alone')}
          </Link>
        </div>
      )}
    </>
  );
}

/** Returns the rows of the table, including those that are empty for all proposals. */
function useLines(cast: Props['cast'], rounds: NonNullable<Props['rounds']>, brief: OfferBrief) {
  const { t } = useTranslation(['company', 'options']);
  const { compact, date, list, number, rate } = useFormat();
  const { kind, startsOn, endsOn } = brief;
  const audience = (offer: Row): ReactNode => {
    const { presences, profileType } = cast[offer.creatorId] ?? {};
    if (!presences) return null;
    const known = list(
      presences.map(({ channel, followers }) => `${t(`options:channels.${channel}`)} ${compact(followers)}`),
    );
    const lacking = profileType ? lackingNetworks(brief, { presences, profileType }) : [];
    if (lacking.length === 0) return known || null;
    const networks = list(lacking.map((channel) => t(`options:channels.${channel}`)));
    return (
      <>
        {known && <div>{known}</div>}
        <StatusChip tone="attention">{t('approve.lacksNetwork', { networks })}</StatusChip>
      </>
    );
  };
  const earlier = (offer: Row): ReactNode => {
    const own = rounds.filter((one) => one.proposalId === offer.id && one.round < offer.round);
    if (own.length === 0) return null;
    return own.map((one) => (
      <Disclosure key={one.id} summary={t('proposals.earlier', { round: one.round })}>
        <OfferLines lines={one.lines} currency={one.currency} />
        <p>
          <strong>{t('proposals.total')}</strong> <Money cents={one.totalCents} currency={one.currency} />
        </p>
        {one.message && <p>{one.message}</p>}
      </Disclosure>
    ));
  };
  const lines: CompareLine<Row>[] = [
    {
      head: t('approve.total'),
      cell: ({ totalCents, currency }) => <Money cents={totalCents} currency={currency} emphasis="strong" />,
    },
    {
      head: t('approve.usual'),
      cell: (offer) => {
        const own = pricesOf(cast[offer.creatorId]);
        const expected = expectedPrice(offer, own, { kind });
        const isJob = own?.profileType === 'freelancer';
        if (own?.priceCents && !isComparable(offer, own, brief)) {
          return (
            <span className="muted small">
              {t(isJob ? 'approve.notComparable' : 'approve.notComparableWork')}
            </span>
          );
        }
        return expected && <ListPrice offer={offer} expected={expected} isJob={isJob} />;
      },
    },
    {
      head: t('split.creators'),
      cell: ({ totalCents, feeBp, currency }) => (
        <Money cents={splitFee(totalCents, feeBp).creatorCents} currency={currency} />
      ),
    },
    {
      head: t('approve.work'),
      cell: ({ lines: own, currency }) => <OfferLines lines={own} currency={currency} />,
    },
    {
      head: t('approve.dates'),
      cell: ({ availableInPeriod }) => (
        <>
          {startsOn && endsOn && (
            <div>{t('approve.period', { from: date(startsOn), until: date(endsOn) })}</div>
          )}
          {availableInPeriod ? (
            <span className="muted small">{t('approve.available')}</span>
          ) : (
            <StatusChip tone="attention">{t('approve.unavailable')}</StatusChip>
          )}
        </>
      ),
    },
    { head: t('approve.audience'), cell: audience },
    {
      head: t('select.engagement'),
      cell: ({ creatorId }) => {
        const { engagementBp = 0 } = cast[creatorId] ?? {};
        return engagementBp > 0 ? rate(engagementBp) : null;
      },
    },
    {
      head: t('approve.rating'),
      cell: ({ creatorId }) => {
        const { evaluationAverage: average, evaluationCount: count = 0 } = cast[creatorId] ?? {};
        return average ? t('approve.rated', { average: number(average), count }) : null;
      },
    },
    {
      head: t('approve.place'),
      cell: ({ creatorId }) => {
        const { city, state } = cast[creatorId] ?? {};
        return [city, state].filter(Boolean).join(', ') || null;
      },
    },
    { head: t('approve.sent'), cell: ({ sentAt }) => sentAt && <DateText value={sentAt} /> },
    { head: t('approve.message'), cell: ({ message }) => message || null },
    { head: t('approve.versions'), cell: earlier },
  ];
  return lines;
}

function pricesOf(creator: OfferCast[number] | undefined): OwnPrices | undefined {
  const { profileType, prices, priceCents, currency } = creator ?? {};
  if (!profileType || !prices || priceCents === undefined || !currency) return undefined;
  return { profileType, prices, priceCents, currency };
}

/** Percentage above the list price at which a proposal is marked. */
const MARKED_PERCENT = 50;

/** The creator's list price for the same deliverables, and how much the proposal differs from it. */
function ListPrice({
  offer: { lines, currency },
  expected: { cents, percentAbove },
  isJob,
}: {
  offer: Row;
  expected: ExpectedPrice;
  isJob: boolean;
}) {
  const { t } = useTranslation('company');
  const { rate } = useFormat();
  const relation = percentAbove === 0 ? 'same' : percentAbove > 0 ? 'above' : 'below';
  const text = t(`approve.${relation}`, { rate: rate(Math.abs(percentAbove) * 100) });
  return (
    <>
      <Money cents={cents} currency={currency} />
      <div className="muted small">
        {isJob ? t('approve.usualForJob') : t('approve.usualFor', { count: piecesPerCreator(lines) })}
      </div>
      <div className="muted small">
        {percentAbove >= MARKED_PERCENT ? <StatusChip tone="attention">{text}</StatusChip> : text}
      </div>
    </>
  );
}
