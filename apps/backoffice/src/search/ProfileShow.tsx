import type { SourceLine } from '@elenco/core/discovery';
import { type Profile, profileRef } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'ra-core';
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom';
import { addressOf } from '../addresses';
import { hasDuty } from '../kit/access';
import { EmptyState } from '../kit/EmptyState';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { Portrait } from '../kit/Portrait';
import { ToneChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { NotFound } from '../shell/NotFound';
import { Channels, Figures } from './Figures';
import { History } from './History';
import { JoinButton } from './Join';
import { ProfileFacts } from './ProfileFacts';
import { searchAddress } from './paths';
import { Audience } from './Quick';
import { Similar } from './Similar';
import { Sources, useSources } from './Sources';
import { portraitProps, useNames } from './words';

/**
 * Profile of a creator in the search, with or without an account. If the URL contains a channel, only that
 * channel is shown.
 */
export function ProfileShow() {
  const words = useWords();
  const { id: key = '', plataform } = useParams();
  const data = useDataProvider<ElencoDataProvider>();
  const imports = hasDuty(useActor(), 'curation');
  const { data: profile, error } = useQuery({
    queryKey: ['search', 'profile', key],
    queryFn: () => data.profile(key),
    retry: false,
  });
  const gone = error instanceof HttpError && error.status === 404;
  const { data: sources = [], isPending } = useSources(key, imports && gone);
  if (gone) return <MissingProfile profileKey={key} sources={sources} pending={imports && isPending} />;
  if (error) return <EmptyState title={words.t('kit.failed')} hint={error.message} />;
  if (!profile) return <Skeleton variant="rounded" height={320} />;
  if (plataform && !profile.presences.some(({ channel }) => channel === plataform)) return <NotFound />;
  return <Screen profile={profile} only={plataform} imports={imports} />;
}

interface GoneProps {
  readonly profileKey: string;
  readonly sources: readonly SourceLine[];
  readonly pending: boolean;
}

/**
 * Handles a profile that the search no longer contains. Redirects to the creator's record, or to the creator
 * who claimed the profile.
 */
function MissingProfile({ profileKey, sources, pending }: GoneProps) {
  const ref = profileRef(profileKey);
  if (ref?.kind === 'member') return <Navigate replace to={addressOf('creators', ref.id)} />;
  if (pending) return <Skeleton variant="rounded" height={320} />;
  const member = sources[0]?.creatorId;
  return member ? <Navigate replace to={addressOf('creators', member)} /> : <NotFound />;
}

interface Props {
  readonly profile: Profile;
  readonly only: string | undefined;
  /** True if the user may manage imported data. */
  readonly imports: boolean;
}

function Screen({ profile, only, imports }: Props) {
  const words = useWords();
  const names = useNames();
  const { key, name, kind, creatorId, mainSkill, city, bio, audience } = profile;
  return (
    <>
      <PageHead
        title={name}
        parent={{ to: searchAddress, label: words.t('search.title') }}
        beside={<ToneChip tone={kind === 'member' ? 'success' : 'default'} label={names.kind(kind)} />}
        subtitle={[
          creatorId !== null && words.numbered('creators', creatorId),
          mainSkill && names.skill(mainSkill),
          city,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            {creatorId === null ? null : (
              <Button
                component={RouterLink}
                to={addressOf('creators', creatorId)}
                variant="outlined"
                color="secondary"
              >
                {words.t('profile.record')}
              </Button>
            )}
            {kind === 'external' && imports ? <JoinButton profile={profile} /> : null}
            <Portrait creator={portraitProps(profile)} size={72} />
          </Box>
        }
      />
      <Columns
        main={
          <>
            <Panel title={words.t('search.profile.figures')}>
              <Channels profile={profile} />
              <Figures presences={profile.presences.filter(({ channel }) => !only || channel === only)} />
            </Panel>
            <Panel title={words.t('search.history.title')}>
              <History profileKey={key} only={only} />
            </Panel>
            {imports ? <Sources profileKey={key} /> : null}
            <Panel title={words.t('search.profile.similar')}>
              <Similar profileKey={key} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title={words.t('search.profile.facts')}>
              <ProfileFacts profile={profile} />
            </Panel>
            <Panel title={words.t('search.profile.audience')}>
              {audience ? (
                <Audience audience={audience} />
              ) : (
                <Typography variant="body2" color="textSecondary">
                  {words.t('search.profile.audienceNone')}
                </Typography>
              )}
            </Panel>
            {bio ? (
              <Panel title={words.field('creators', 'bio')}>
                <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {bio}
                </Typography>
              </Panel>
            ) : null}
          </>
        }
      />
    </>
  );
}
