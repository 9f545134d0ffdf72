import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui';
import type { ProposalCard } from '../project/ProposalCard';
import { Agreement } from './Agreement';
import { type OfferCast, OfferTable } from './OfferTable';

type Offer = ComponentProps<typeof ProposalCard>;

type Props = {
  offers: readonly Offer['row'][];
  cast: OfferCast;
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
        <OfferTable offers={offers} cast={cast} rounds={rounds} />
      </Section>
      {agreements.length > 0 && (
        <Section title={t('approve.contracts')}>
          <Agreements cast={cast} agreements={agreements} />
        </Section>
      )}
    </>
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
