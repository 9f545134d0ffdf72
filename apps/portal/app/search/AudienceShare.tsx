import { askedShares, type SearchQuery } from '@elenco/core/discovery';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import type { Seen } from './seen';
import { useNames } from './words';

/** Shares of the groups that the audience filters name, with the channel or source of the audience. */
export function AudienceShare({ profile: { audience }, asked }: { profile: Seen; asked: SearchQuery }) {
  const { t } = useTranslation('search');
  const { list, number } = useFormat();
  const names = useNames();
  const shares = askedShares(asked, audience);
  if (!audience || shares.length === 0) return null;
  const nameOf = { ...names, city: (city: string) => city };
  const where = audience.channel ? names.channel(audience.channel) : audience.provider;
  const groups = shares.map(
    ({ kind, value, share }) => `${nameOf[kind](value)} ${t('profile.share', { share: number(share) })}`,
  );
  return (
    <p className="small">
      {where
        ? t('audienceAskedOn', { where, groups: list(groups) })
        : t('audienceAsked', { groups: list(groups) })}
    </p>
  );
}
