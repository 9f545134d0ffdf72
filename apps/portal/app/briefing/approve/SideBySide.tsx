import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui';
import { ProposalCard } from '../project/ProposalCard';
import projectStyles from '../project/project.module.css';
import { Agreement } from './Agreement';

type Offer = ComponentProps<typeof ProposalCard>;

type Props = {
  offers: readonly Offer['row'][];
  cast: Readonly<Record<number, NonNullable<Offer['creator']>>>;
  agreements: readonly {
    readonly creatorId: number;
    readonly text: string;
    readonly textEnglish: string;
  }[];
  /** Older versions of all proposals. */
  rounds?: Offer['earlier'];
};

/** The proposals side by side, and the contract preview of each creator. */
export function SideBySide({ offers, cast, agreements, rounds = [] }: Props) {
  const { t } = useTranslation('company');
  return (
    <>
      <Section title={t('approve.sideBySide')}>
        <OfferCards offers={offers} cast={cast} rounds={rounds} />
      </Section>
      {agreements.length > 0 && (
        <Section title={t('approve.contracts')}>
          <Agreements cast={cast} agreements={agreements} />
        </Section>
      )}
    </>
  );
}

export function OfferCards({ offers, cast, rounds = [] }: Omit<Props, 'agreements'>) {
  return (
    <div className={projectStyles.cards}>
      {offers.map((offer) => (
        <ProposalCard
          key={offer.id}
          row={offer}
          creator={cast[offer.creatorId]}
          earlier={rounds.filter((one) => one.proposalId === offer.id && one.round < offer.round)}
          may={false}
          choose={false}
        />
      ))}
    </div>
  );
}

export const Agreements = ({ cast, agreements }: Pick<Props, 'cast' | 'agreements'>) =>
  agreements.map((one) => (
    <Agreement
      key={one.creatorId}
      name={cast[one.creatorId]?.name ?? ''}
      text={one.text}
      textEnglish={one.textEnglish}
    />
  ));
