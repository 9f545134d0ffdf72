import type { Profile } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FactList } from '../kit/Facts';
import { useWords } from '../kit/words';
import type { JoinedProfile } from '../providers/answers';
import { useFacts, useNames } from './words';

interface Props {
  readonly asOne: JoinedProfile;
  /** The remaining profile, and the profile that is joined into it. */
  readonly of: readonly [Profile, Profile];
}

/** Preview of a joined profile: the latest value of each field, and all channels. */
export function AsOnePreview({ asOne, of: [stays, goes] }: Props) {
  const words = useWords();
  const names = useNames();
  const facts = useFacts();
  const rows = [
    [words.t('search.file.name'), asOne.name],
    [words.t('search.fields.skill'), facts.skills(asOne)],
    [words.t('search.fields.place'), facts.place(asOne)],
    [
      words.t('search.channels'),
      asOne.presences.map(({ channel, handle, followers }) => (
        <div key={channel}>
          {names.channel(channel)} @{handle} ·{' '}
          {words.t('briefing.followers', { count: words.compact(followers) })}
        </div>
      )),
    ],
    [words.t('search.price'), facts.price(asOne)],
    [words.t('search.profile.languages'), facts.languages(asOne)],
    [words.t('search.fields.gender'), facts.gender(asOne)],
    [words.t('search.fields.age'), facts.age(asOne)],
    [words.field('creators', 'bio'), asOne.bio],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={words.t('profile.asOne')}
      sx={{ p: 2, borderRadius: '12px', bgcolor: 'background.sunken', display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h3" sx={{ fontSize: 16 }}>
        {words.t('profile.asOne')}
      </Typography>
      <FactList rows={rows.map(([head, value]) => ({ name: head, value: value || '–' }))} />
      <Typography variant="body2" color="textSecondary">
        {words.t('profile.keys', { stays: stays.key, goes: goes.key })}
      </Typography>
    </Box>
  );
}
