import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import { SelectArrayInput, TextInput } from 'react-admin';
import { colleagueName, readsNotes, useColleagues } from '../assignments/useColleagues';
import { DialogForm } from '../kit/DialogForm';
import { liveInterval } from '../kit/live';
import { Panel } from '../kit/Panel';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Record that a note is about; exactly one field is set. */
export type About = { readonly [Field in 'briefingId' | 'companyId' | 'creatorId' | 'userId']?: number };

const newest = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'DESC' } } as const;

/** Staff notes, newest first. `also` adds the notes about the same person's other record. */
export function NotesPanel({ about, also }: { about: About; also?: About | undefined }) {
  const words = useWords();
  const [writing, setWriting] = useState(false);
  const colleagues = useColleagues();
  const { data: own = [] } = useGetList<RecordOf<'notes'>>(
    'notes',
    { filter: about, ...newest },
    { refetchInterval: liveInterval },
  );
  const { data: other = [] } = useGetList<RecordOf<'notes'>>(
    'notes',
    { filter: also, ...newest },
    { enabled: also !== undefined, refetchInterval: liveInterval },
  );
  const notes = [...own, ...(also ? other : [])].sort((a, b) => b.id - a.id);
  return (
    <Panel
      title={words.name('notes', 2)}
      actions={
        <Button size="small" color="secondary" onClick={() => setWriting(true)}>
          {words.t('colleagues.newNote')}
        </Button>
      }
    >
      {notes.length === 0 ? (
        <Typography color="textSecondary">{words.t('colleagues.noNotes')}</Typography>
      ) : null}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <li key={note.id}>
            <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {note.body}
            </Typography>
            <Typography variant="caption" color="textSecondary">
              {colleagueName(colleagues, note.authorId)} · {words.moment(note.createdAt)}
            </Typography>
          </li>
        ))}
      </Box>
      {writing ? <NoteDialog about={about} onClose={() => setWriting(false)} /> : null}
    </Panel>
  );
}

function NoteDialog({ about, onClose }: { about: About; onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('notes.write');
  const colleagues = useColleagues();
  return (
    <DialogForm
      title={words.t('colleagues.newNote')}
      subtitle={words.t('colleagues.noteHint')}
      verb={words.t('kit.save')}
      start={{ body: '', mentions: [] }}
      onSend={({ body, mentions }) => run({ ...about, body, mentions }, words.t('colleagues.noteSaved'))}
      onClose={onClose}
    >
      <TextInput source="body" label={words.field('notes', 'body')} multiline minRows={3} autoFocus />
      <SelectArrayInput
        source="mentions"
        label={words.t('colleagues.mention')}
        choices={colleagues.filter(readsNotes)}
        optionText="name"
      />
    </DialogForm>
  );
}
