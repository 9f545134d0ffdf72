import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDataProvider, useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from 'react-admin';
import { type FieldValues, useController } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { DialogForm } from '../kit/DialogForm';
import { FileChoice } from '../kit/FileChoice';
import { DayInput } from '../kit/inputs';
import { today } from '../kit/today';
import { useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { FileGuide } from './FileGuide';
import { refusedFile } from './refused';

/** Dialog that uploads a file of profiles with its source and date. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  const notify = useNotify();
  const data = useDataProvider<ElencoDataProvider>();
  const [sending, setSending] = useState(false);
  const leaving = useRef(new AbortController());
  useEffect(() => () => leaving.current.abort(), []);

  const send = async ({ fileName, source, sourceAt }: FieldValues) => {
    setSending(true);
    try {
      const { import: taken, known } = await data.sendProfiles(
        fileName,
        { source, sourceAt },
        leaving.current.signal,
      );
      if (known) {
        notify(words.t('imports.known', { day: words.day(taken.createdAt), source: taken.source }), {
          type: 'warning',
        });
      }
      navigate(addressOf('imports', taken.id));
    } catch (error) {
      if (!leaving.current.signal.aborted) throw error;
    } finally {
      setSending(false);
    }
  };

  return (
    <DialogForm
      title={words.t('imports.new')}
      verb={words.t('imports.send')}
      start={{ fileName: null, source: '', sourceAt: today() }}
      onSend={send}
      onClose={onClose}
      held={sending}
      wide
    >
      <ProfileFile words={words} />
      <FileGuide />
      <TextInput
        source="source"
        label={words.field('imports', 'source')}
        helperText={words.t('imports.sourceHint')}
        validate={(text: string) => (text.trim() ? undefined : words.problem('required'))}
      />
      <DayInput
        source="sourceAt"
        label={words.field('imports', 'sourceAt')}
        helperText={words.t('imports.sourceAtHint')}
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
    </DialogForm>
  );
}

function ProfileFile({ words }: { words: Words }) {
  const { field, fieldState } = useController({
    name: 'fileName',
    rules: {
      validate: (file: File | null) => {
        const wrong = refusedFile(file ?? undefined);
        if (!file) return words.t('imports.fileMissing');
        return wrong ? words.problem(wrong) : true;
      },
    },
  });
  const file = field.value as File | null;
  return (
    <FileChoice
      label={words.field('imports', 'fileName')}
      chosen={
        file
          ? words.t('imports.chosen', {
              name: file.name,
              size: words.number(Math.ceil(file.size / 100_000) / 10),
            })
          : undefined
      }
      accept=".csv,.ndjson,.jsonl,.gz"
      hint={words.t('imports.fileHint')}
      error={fieldState.error?.message}
      onChoose={(chosen) => field.onChange(chosen ?? null)}
    />
  );
}
