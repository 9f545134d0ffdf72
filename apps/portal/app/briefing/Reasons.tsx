import { type MatchReason, matchWeights } from '@elenco/core/hiring';
import { Currency } from '@elenco/core/kit';
import { channels, skills } from '@elenco/core/people';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Points } from '../ui';
import styles from './briefing.module.css';

/** Reasons for a match with a brief or a job, each with its points and the maximum points. */
export function Reasons({
  reasons,
  ownPrice = null,
}: {
  reasons: readonly MatchReason[];
  /** Link to the creator's own price per job, for a reason that is about that price. */
  ownPrice?: ReactNode;
}) {
  const { t } = useTranslation('company');
  const { number } = useFormat();
  const words = useReason();
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason.code}>
          <Points value={reason.points} />{' '}
          <span>
            {words(reason)}{' '}
            {reason.code === 'price' && reason.params.posts === undefined && !reason.params.asked && ownPrice}{' '}
            <span className="muted">{t('reasons.most', { most: number(matchWeights[reason.code]) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useReason(): (reason: MatchReason) => string {
  const { t } = useTranslation(['company', 'options']);
  const { compact, rate, money, number, list } = useFormat();
  return ({ code, params }) => {
    const skill = skills.find((one) => one === params.skill);
    const named = String(params.channels ?? '').split(',');
    const currency = Currency.catch('BRL').parse(params.currency);
    const variant = {
      speciality: params.as === 'tag' ? ('specialityTag' as const) : ('speciality' as const),
      price: params.asked
        ? ('priceAsked' as const)
        : params.posts === undefined
          ? ('priceOfJob' as const)
          : ('price' as const),
    };
    return t(`reasons.${code === 'speciality' || code === 'price' ? variant[code] : code}`, {
      skill: skill ? t(`options:skills.${skill}`) : '',
      shared: number(Number(params.shared ?? 0)),
      of: number(Number(params.of ?? 0)),
      channels: list(
        channels.filter((one) => named.includes(one)).map((one) => t(`options:channels.${one}`)),
      ),
      followers: compact(Number(params.followers ?? 0)),
      rate: rate(Number(params.engagementBp ?? 0)),
      price: money(Number(params.priceCents ?? 0), currency),
      share: money(Number(params.perCreatorCents ?? 0), currency),
      average: number(Number(params.average ?? 0)),
      count: Number(params.posts ?? params.count ?? 0),
    });
  };
}
