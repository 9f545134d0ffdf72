import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { FormDialog } from '../kit/FormDialog';
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

  const send = async () => {
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
    <FormDialog
      title={words.t('imports.new')}
      refused={refused.whole}
      verb={words.t('imports.send')}
      onSend={send}
      onClose={onClose}
      disabled={sending}
      held={sending}
    >
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
    </FormDialog>
  );
}
