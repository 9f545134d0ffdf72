import { splitFee } from '@elenco/core/kit';
import type { Presence } from '@elenco/core/people';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ProfileLink } from '../../search/ProfileLink';
import { AttributeTable, Avatar, type CompareLine, DateText, Disclosure, Money } from '../../ui';
import type { ProposalCard } from '../project/ProposalCard';
import { ProposalLines } from '../project/ProposalLines';

type Offer = ComponentProps<typeof ProposalCard>;
type Row = Offer['row'];

/** Creators of the proposals; guests see no audience. */
export type OfferCast = Readonly<
  Record<number, NonNullable<Offer['creator']> & { readonly presences?: readonly Presence[] }>
>;

type Props = {
  offers: readonly Row[];
  cast: OfferCast;
  /** Older versions of all proposals. */
  rounds?: Offer['earlier'];
};

/** Proposals as columns, one row per attribute. */
export function OfferTable({ offers, cast, rounds = [] }: Props) {
  const { t } = useTranslation('company');
  const lines = useLines(cast, rounds).filter(({ cell }) => offers.some((offer) => cell(offer) !== null));
  return (
    <AttributeTable
      label={t('approve.row')}
      rowLabel={t('approve.row')}
      items={offers}
      keyOf={({ id }) => id}
      head={({ creatorId }) => <Head creatorId={creatorId} creator={cast[creatorId]} />}
      lines={lines}
    />
  );
}

function Head({ creatorId, creator }: { creatorId: number; creator: Offer['creator'] }) {
  if (!creator) return null;
  const { face, name, findable } = creator;
  return (
    <>
      <Avatar {...face} decorative />
      {findable === undefined ? name : <ProfileLink creatorId={creatorId} name={name} findable={findable} />}
    </>
  );
}

/** Rows of the table; those that no proposal fills are left out. */
function useLines(cast: Props['cast'], rounds: NonNullable<Props['rounds']>) {
  const { t } = useTranslation(['company', 'options']);
  const { compact, list } = useFormat();
  const audience = (offer: Row): ReactNode =>
    list(
      (cast[offer.creatorId]?.presences ?? []).map(
        ({ channel, followers }) => `${t(`options:channels.${channel}`)} ${compact(followers)}`,
      ),
    ) || null;
  const earlier = (offer: Row): ReactNode => {
    const own = rounds.filter((one) => one.proposalId === offer.id && one.round < offer.round);
    if (own.length === 0) return null;
    return own.map((one) => (
      <Disclosure key={one.id} summary={t('proposals.earlier', { round: one.round })}>
        <ProposalLines lines={one.lines} totalCents={one.totalCents} currency={one.currency} />
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
      head: t('split.creators'),
      cell: ({ totalCents, feeBp, currency }) => (
        <Money cents={splitFee(totalCents, feeBp).creatorCents} currency={currency} />
      ),
    },
    {
      head: t('approve.work'),
      cell: ({ lines: own, totalCents, currency }) => (
        <ProposalLines lines={own} totalCents={totalCents} currency={currency} />
      ),
    },
    { head: t('approve.audience'), cell: audience },
    { head: t('approve.sent'), cell: ({ sentAt }) => sentAt && <DateText value={sentAt} /> },
    { head: t('approve.message'), cell: ({ message }) => message || null },
    { head: t('approve.versions'), cell: earlier },
  ];
  return lines;
}
