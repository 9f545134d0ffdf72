import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { FileChoice } from '../kit/FileChoice';
import { FormDialog } from '../kit/FormDialog';
import { MoveField } from '../kit/MoveField';
import { type Refusal, refusalOf } from '../kit/refusal';
import { today } from '../kit/today';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { FileGuide } from './FileGuide';
import { refusedFile } from './refused';

/** Hands a file of profiles in: which one, who made it, and of when its data are. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const data = useDataProvider<ElencoDataProvider>();
  const [file, setFile] = useState<File>();
  const [about, setAbout] = useState({ source: '', sourceAt: today() });
  const [refused, setRefused] = useState<Partial<Refusal>>({});
  const [sending, setSending] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const send = async () => {
    const wrong = refusedFile(file);
    const source = about.source.trim() ? undefined : 'required';
    if (!file || wrong || source) {
      const fields = {
        ...(wrong ? { file: file ? words.problem(wrong) : words.t('imports.fileMissing') } : {}),
        ...(source ? { source: words.problem(source) } : {}),
      };
      setRefused({ fields });
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
      setRefused(refusalOf(error, ['file', 'fileName', 'source', 'sourceAt']));
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
      wide
    >
      <FileChoice
        label={words.field('imports', 'fileName')}
        chosen={
          file &&
          words.t('imports.chosen', {
            name: file.name,
            size: words.number(Math.ceil(file.size / 100_000) / 10),
          })
        }
        accept=".csv,.ndjson,.jsonl,.gz"
        hint={words.t('imports.fileHint')}
        error={refused.fields?.file ?? refused.fields?.fileName}
        onChoose={setFile}
      />
      <FileGuide />
      <MoveField
        field={{
          source: 'source',
          kind: 'text',
          label: words.field('imports', 'source'),
          hint: words.t('imports.sourceHint'),
        }}
        value={about.source}
        error={refused.fields?.source}
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
        error={refused.fields?.sourceAt}
        autoFocus={false}
        onChange={(sourceAt) => setAbout({ ...about, sourceAt })}
      />
      <Box role="status" sx={{ '&:empty': { mt: -2 } }}>
        {sending ? (
          <>
            <Typography variant="body2" gutterBottom>
              {words.t('imports.sending')}
            </Typography>
            <LinearProgress aria-label={words.t('imports.sending')} />
          </>
        ) : null}
      </Box>
    </FormDialog>
  );
}
