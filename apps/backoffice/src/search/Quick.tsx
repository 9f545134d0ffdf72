import type { Profile, ProfileAudience } from '@elenco/core/discovery';
import { isOfViewers } from '@elenco/core/people';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '../kit/words';
import { useNames } from './words';

/** Quick view of a profile: bio, channels, audience and sources. */
export function Quick({ profile }: { profile: Profile }) {
  const words = useWords();
  const names = useNames();
  const { bio, presences, tags, audience, origin, languages } = profile;
  return (
    <Box sx={{ mt: 1.5, p: 2, borderRadius: '12px', bgcolor: 'background.sunken', display: 'grid', gap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {bio || words.t('search.noBio')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {presences.map(({ channel, handle, followers, engagementBp }) => (
          <li key={channel}>
            {names.channel(channel)} @{handle} ·{' '}
            {words.t('briefing.followers', { count: words.compact(followers) })} · {words.rate(engagementBp)}
          </li>
        ))}
      </Box>
      {tags.length > 0 ? (
        <Typography variant="body2">
          {words.t('search.fields.skill')}: {words.list(tags.map(names.skill))}
        </Typography>
      ) : null}
      {languages.length > 0 ? (
        <Typography variant="body2">
          {words.t('search.profile.languages')}: {words.list(languages.map(names.language))}
        </Typography>
      ) : null}
      {audience ? <Audience audience={audience} /> : null}
      {origin ? (
        <Typography variant="body2" color="textSecondary">
          {words.t('search.origin', { source: origin.source, date: words.day(origin.at) })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Shares of a profile's audience in percent, largest first. */
export function Audience({ audience }: { audience: ProfileAudience }) {
  const words = useWords();
  const names = useNames();
  const parts = [
    [audience.genders, names.gender],
    [audience.ages, names.age],
    [audience.countries, names.country],
    [audience.cities ?? {}, (city: string) => city],
    [audience.languages ?? {}, names.language],
  ] as const;
  const audienceTexts = parts.flatMap(([shares, say]) => {
    const each = Object.entries(shares).sort(([, a], [, b]) => b - a);
    return each.length === 0
      ? []
      : [
          each
            .slice(0, 3)
            .map(([value, share]) => `${say(value)} ${words.rate(share * 100)}`)
            .join(', '),
        ];
  });
  const { source, measuredAt, provider, sample, channel } = audience;
  const origin = source &&
    measuredAt && [
      provider ?? words.oneOf('figureSource', source),
      words.day(measuredAt),
      sample && words.t('search.profile.sample', { value: words.number(sample) }),
      channel && isOfViewers({ channel, source }) && words.t('search.profile.viewers'),
    ];
  return (
    <Box>
      <Typography variant="body2">
        {words.t('search.fields.audience')}: {audienceTexts.join(' · ')}
      </Typography>
      {origin ? (
        <Typography variant="body2" color="textSecondary">
          {origin.filter(Boolean).join(' · ')}
        </Typography>
      ) : null}
    </Box>
  );
}
