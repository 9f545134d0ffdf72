import type { Content } from '@elenco/core/content';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDelete, useNotify } from 'ra-core';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { may } from '../kit/access';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';

/** Throws away what was never public. What once was is withdrawn instead, and keeps its versions. */
export function DiscardDraft({ record, onGone }: { record: Content; onGone: () => void }) {
  const words = useWords();
  const notify = useNotify();
  const navigate = useNavigate();
  const label = useId();
  const actor = useActor();
  const [open, setOpen] = useState(false);
  const [remove, { isPending }] = useDelete<Content>();
  if (!may(actor, 'remove', 'contents', record)) return null;
  const discard = () =>
    remove(
      'contents',
      { id: record.id, previousData: record },
      {
        onSuccess() {
          notify(words.t('cms.discarded', { title: record.title }), { type: 'success' });
          onGone();
          navigate(`/cms/${record.kind}`);
        },
        onError: (error) => notify(error instanceof Error ? error.message : String(error), { type: 'error' }),
      },
    );
  return (
    <>
      <Button color="secondary" variant="text" onClick={() => setOpen(true)}>
        {words.t('cms.discard')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={label} maxWidth="xs" fullWidth>
        <DialogTitle id={label}>{words.t('cms.discardTitle', { title: record.title })}</DialogTitle>
        <DialogContent>{words.t('kit.final')}</DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setOpen(false)}>
            {words.t('kit.cancel')}
          </Button>
          <Button variant="contained" disabled={isPending} onClick={discard}>
            {words.t('cms.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
