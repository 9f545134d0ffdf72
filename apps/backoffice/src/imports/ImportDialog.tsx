import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { MoveField } from '../kit/MoveField';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { FileChoice } from './FileChoice';
import { type Refused, refusedBy, refusedFile } from './refused';

/** Hands a file of profiles in: which one, who made it, and of when its data are. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const data = useDataProvider<ElencoDataProvider>();
  const [file, setFile] = useState<File>();
  const [about, setAbout] = useState({ source: '', sourceAt: today() });
  const [refused, setRefused] = useState<Refused>({});
  const [sending, setSending] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = refusedFile(file);
    const source = about.source.trim() ? undefined : 'required';
    if (!file || wrong || source) {
      setRefused({
        ...(wrong ? { file: words.problem(wrong) } : {}),
        ...(source ? { source: words.problem(source) } : {}),
      });
      return;
    }
    setSending(true);
    setRefused({});
    try {
      const { import: taken, known } = await data.sendProfiles(file, about, leaving.current.signal);
      if (known) {
        notify(words.t('imports.known', { day: words.day(taken.createdAt), source: taken.source }), {
          type: 'warning',
        });
      }
      navigate(addressOf('imports', taken.id));
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      setRefused(refusedBy(error, words));
      setSending(false);
    }
  };

  return (
    <Dialog open onClose={sending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby="new-import">
      <form onSubmit={send} noValidate>
        <DialogTitle id="new-import">{words.t('imports.new')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } }}>
          {refused.whole ? <Alert severity="error">{refused.whole}</Alert> : null}
          <FileChoice file={file} error={refused.file} onChoose={setFile} />
          <MoveField
            field={{
              source: 'source',
              kind: 'text',
              label: words.field('imports', 'source'),
              hint: words.t('imports.sourceHint'),
            }}
            value={about.source}
            error={refused.source}
            autoFocus={false}
            onChange={(source) => setAbout({ ...about, source })}
          />
          <MoveField
            field={{
              source: 'sourceAt',
              kind: 'day',
              label: words.field('imports', 'sourceAt'),
              hint: words.t('imports.sourceAtHint'),
            }}
            value={about.sourceAt}
            error={refused.sourceAt}
            autoFocus={false}
            onChange={(sourceAt) => setAbout({ ...about, sourceAt })}
          />
          <div role="status">
            {sending ? (
              <>
                <Typography variant="body2" gutterBottom>
                  {words.t('imports.sending')}
                </Typography>
                <LinearProgress aria-label={words.t('imports.sending')} />
              </>
            ) : null}
          </div>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={sending}>
            {words.t('imports.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
