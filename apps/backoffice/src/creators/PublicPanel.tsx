import { type Creator, profilePath } from '@elenco/core/people';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { hasDuty } from '../kit/access';
import { Panel } from '../kit/Panel';
import { ResourceList } from '../kit/ResourceList';
import type { Column } from '../kit/ResourceTable';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

const columns: readonly Column<'portfolio-projects'>[] = [
  { source: 'title' },
  { source: 'images', render: ({ images }) => images.length },
  { source: 'videos', render: ({ videos }) => videos.length },
  { source: 'link' },
];

/** The public profile of a creator. Staff can hide the profile, but only the creator can publish it. */
export function PublicPanel({ creator }: { creator: Creator }) {
  const words = useWords();
  const mayClose = hasDuty(useActor(), 'curation', 'support');
  const { press, pending } = useRun('creators.setVisibility');
  const { id, publicProfile } = creator;
  const close = () =>
    press({ id, publicProfile: false, pricePublic: false }, words.t('people.profileClosed'));
  return (
    <Panel
      title={words.field('creators', 'publicProfile')}
      actions={
        publicProfile && mayClose ? (
          <Button color="secondary" disabled={pending} onClick={close}>
            {words.t('people.closeProfile')}
          </Button>
        ) : null
      }
    >
      {publicProfile ? (
        <Link href={profilePath(creator)}>{profilePath(creator)}</Link>
      ) : (
        <Typography color="textSecondary">{words.t('people.profileNotPublic')}</Typography>
      )}
      <ResourceList
        resource="portfolio-projects"
        columns={columns}
        sort={['place', 'ASC']}
        within={{ creatorId: id }}
        empty={{ title: words.t('people.noProjects'), hint: words.t('people.noProjectsHint') }}
      />
    </Panel>
  );
}
