import { Link } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../ui';
import type { ProposalCard } from '../project/ProposalCard';
import { Agreement } from './Agreement';
import styles from './approve.module.css';
import { type OfferBrief, type OfferCast, OfferTable } from './OfferTable';

type Offer = ComponentProps<typeof ProposalCard>;

type Props = {
  offers: readonly Offer['row'][];
  cast: OfferCast;
  brief: OfferBrief;
  agreements: readonly {
    readonly creatorId: number;
    readonly text: string;
    readonly textEnglish: string;
  }[];
  /** Earlier versions of all proposals. */
  rounds?: Offer['earlier'];
  /** Returns the URL that compares these creators; undefined if all proposals are decided together. */
  comparing?: (creatorIds: readonly number[]) => string;
  /** Creators with an open proposal that is not compared. */
  others?: readonly { readonly id: number; readonly name: string }[];
};

/** The proposals side by side, with a preview of each creator's contract. */
export function SideBySide({ offers, cast, brief, agreements, rounds = [], comparing, others = [] }: Props) {
  const { t } = useTranslation('company');
  const ids = offers.map(({ creatorId }) => creatorId);
  return (
    <>
      <Section title={t('approve.sideBySide')}>
        <OfferTable
          offers={offers}
          cast={cast}
          brief={brief}
          rounds={rounds}
          alone={comparing && (({ creatorId }) => comparing([creatorId]))}
          without={comparing && (({ creatorId }) => comparing(ids.filter((one) => one !== creatorId)))}
        />
        {comparing && others.length > 0 && (
          <p className={styles.others}>
            <span className="muted">{t('select.compareToo')}</span>
            {others.map(({ id, name }) => (
              <Link key={id} to={comparing([...ids, id])} preventScrollReset>
                {name}
              </Link>
            ))}
          </p>
        )}
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
