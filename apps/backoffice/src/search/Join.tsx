import type { Profile } from '@elenco/core/discovery';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { AsOnePreview } from './AsOnePreview';
import { OtherProfile } from './OtherProfile';

/** Button that joins the profile with a second imported profile of the same person. */
export function JoinButton({ profile }: { profile: Profile }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.t('profile.join')}
      </Button>
      {open ? <JoinDialog profile={profile} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/**
 * Dialog in which the user chooses a second profile, sees a preview, and joins that profile into `profile`.
 */
function JoinDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const words = useWords();
  const notify = useNotify();
  const data = useDataProvider<ElencoDataProvider>();
  const known = useQueryClient();
  const [other, setOther] = useState<Profile | null>(null);
  const preview = useQuery({
    queryKey: ['search', 'join', other?.key, profile.key],
    queryFn: () => data.wouldJoin(other?.key ?? '', profile.key),
    enabled: other !== null,
    retry: false,
    // Never cached, since imported data may have changed.
    staleTime: 0,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (from: string) => data.join(from, profile.key),
    onSuccess: () => {
      // Does not refetch the preview, since one of the two profiles no longer exists.
      const predicate = ({ queryKey: [, what] }: { queryKey: readonly unknown[] }) => what !== 'join';
      void known.invalidateQueries({ queryKey: ['search'], predicate });
      known.removeQueries({ queryKey: ['search', 'join'], type: 'inactive' });
      notify(words.t('profile.joined', { name: other?.name ?? '' }), { type: 'success' });
      onClose();
    },
  });
  const refused = error ?? preview.error;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="join">
      <DialogTitle id="join">{words.t('profile.joinTitle', { name: profile.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <Typography color="textSecondary">{words.t('profile.joinHint')}</Typography>
        <OtherProfile than={profile} value={other} onChange={setOther} />
        {refused ? <Alert severity="error">{refused.message}</Alert> : null}
        {other && preview.data ? <AsOnePreview asOne={preview.data} of={[profile, other]} /> : null}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {words.t('kit.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!other || !preview.data || preview.isFetching || isPending}
          onClick={() => other && mutate(other.key)}
        >
          {words.t('profile.joinGo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
