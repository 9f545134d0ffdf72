import { MAX_SCORE } from '@elenco/core/kit';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Form, useGetOne, useNotify, useUpdate } from 'ra-core';
import { TextInput } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { may } from '../kit/access';
import { WarnUnsaved } from '../kit/DialogForm';
import { Portrait } from '../kit/Portrait';
import { ReferenceLink } from '../kit/ReferenceLink';
import { StatusChip } from '../kit/StatusChip';
import { useActor } from '../kit/useActor';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** An entry of the shortlist with the curator's note to the brand. */
export function ShortlistEntry({ entry, open }: { entry: RecordOf<'shortlist'>; open: boolean }) {
  const words = useWords();
  const actor = useActor();
  const { press, pending } = useRun('shortlist.remove');
  const { data: creator } = useGetOne<RecordOf<'creators'>>('creators', { id: entry.creatorId });
  const name = creator?.name ?? `#${entry.creatorId}`;
  return (
    <Box component="li">
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        {creator ? <Portrait creator={creator} size={36} /> : null}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <ReferenceLink resource="creators" id={entry.creatorId} />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
            {[
              words.t('briefing.match', { score: entry.score, max: MAX_SCORE }),
              creator?.priceCents ? words.money(creator.priceCents, creator.currency) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <StatusChip resource="shortlist" status={entry.status} />
        </Box>
        {open && may(actor, 'remove', 'shortlist', entry) ? (
          <IconButton
            disabled={pending}
            aria-label={words.t('briefing.removeName', { name })}
            onClick={() => press({ id: entry.id }, words.t('briefing.removed', { name }))}
          >
            <DeleteOutline fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      {may(actor, 'update', 'shortlist', entry) ? (
        <Note key={entry.version} entry={entry} name={name} />
      ) : (
        <Typography variant="body2">{entry.note}</Typography>
      )}
    </Box>
  );
}

function Note({ entry, name }: { entry: RecordOf<'shortlist'>; name: string }) {
  const words = useWords();
  const notify = useNotify();
  const [update] = useUpdate<RecordOf<'shortlist'>>();
  const save = ({ note }: FieldValues) =>
    update(
      'shortlist',
      { id: entry.id, data: { note }, previousData: entry },
      {
        onSuccess: () => notify(words.t('kit.saved'), { type: 'success' }),
        onError: (error) => notify(error.message, { type: 'error' }),
      },
    );
  return (
    <Form record={entry} onSubmit={save} warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={WarnUnsaved}>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'flex-start' }}>
        <TextInput
          source="note"
          fullWidth
          multiline
          maxRows={4}
          label={words.field('shortlist', 'note')}
          helperText={words.t('briefing.noteReaders')}
          slotProps={{ htmlInput: { 'aria-label': words.t('briefing.noteFor', { name }), maxLength: 600 } }}
        />
        <Save />
      </Box>
    </Form>
  );
}

function Save() {
  const words = useWords();
  const { isDirty, isSubmitting } = useFormState();
  return isDirty ? (
    <Button type="submit" disabled={isSubmitting}>
      {words.t('kit.save')}
    </Button>
  ) : null;
}
