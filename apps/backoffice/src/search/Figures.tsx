import type { Profile } from '@elenco/core/discovery';
import type { Presence } from '@elenco/core/people';
import { LinkTabs } from '../kit/LinkTabs';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import { profileAddress } from './paths';
import { useNames } from './words';

/** Tabs by channel, each with its own URL. */
export function Channels({ profile }: { profile: Profile }) {
  const words = useWords();
  const names = useNames();
  if (profile.presences.length < 2) return null;
  return (
    <LinkTabs
      label={words.t('search.channels')}
      tabs={[
        { to: profileAddress(profile.key), label: words.t('search.profile.all') },
        ...profile.presences.map(({ channel }) => ({
          to: profileAddress(profile.key, channel),
          label: names.channel(channel),
        })),
      ]}
    />
  );
}

/** A profile's metrics on each channel, with their source and date. */
export function Figures({ presences }: { presences: readonly Presence[] }) {
  const words = useWords();
  const names = useNames();
  if (presences.length === 0) return <>–</>;
  return (
    <SmallTable
      label={words.t('search.profile.figures')}
      heads={[
        words.t('search.channels'),
        words.t('search.followers'),
        words.t('search.engagement'),
        words.t('search.history.source'),
        words.t('search.history.day'),
      ]}
      rows={presences.map((one) => ({
        key: one.channel,
        cells: [
          <span key="channel">
            {names.channel(one.channel)} <strong>@{one.handle}</strong>
          </span>,
          words.number(one.followers),
          one.engagementBp > 0 ? words.rate(one.engagementBp) : '–',
          words.oneOf('figureSource', one.source),
          words.day(one.measuredAt),
        ],
      }))}
    />
  );
}
