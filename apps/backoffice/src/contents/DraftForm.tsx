import { type ContentKind, fieldsOf } from '@elenco/core/growth';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '../kit/words';
import { Field } from './Fields';
import type { Draft } from './useDraft';

interface DraftFormProps {
  readonly kind: ContentKind;
  readonly draft: Draft;
  /** True once the content item was published. Its slug then cannot change. */
  readonly fixed: boolean;
  readonly onSave: () => void;
}

/** All fields of a content item, in the order in which its kind declares them. */
export function DraftForm({ kind, draft, fixed, onSave }: DraftFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { refusal } = draft;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  useEffect(() => {
    if (Object.keys(refusal.at).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return (
    <Box component="form" ref={form} onSubmit={submit} noValidate sx={{ display: 'grid', gap: 3 }}>
      {refusal.whole ? <Alert severity="error">{refusal.whole}</Alert> : null}
      <TextField
        required
        fullWidth
        label={words.field('contents', 'slug')}
        value={draft.slug}
        disabled={fixed}
        error={refusal.at['/slug'] !== undefined}
        helperText={refusal.at['/slug'] ?? words.t(fixed ? 'cms.slugFixed' : 'cms.slugHint')}
        onChange={(event) => draft.setSlug(event.target.value)}
      />
      {fieldsOf(kind).map(([name, field]) => (
        <Field
          key={name}
          field={field}
          label={words.t(`cms.fields.${name}` as 'cms.fields.title')}
          value={draft.body[name]}
          at={`/draft/${name}`}
          errors={refusal.at}
          onChange={(value) => draft.put(name, value)}
        />
      ))}
      <Box sx={{ position: 'sticky', bottom: 0, py: 2, bgcolor: 'background.paper', zIndex: 1 }}>
        <Button type="submit" variant="contained" disabled={draft.pending || !draft.dirty}>
          {words.t('cms.saveDraft')}
        </Button>
      </Box>
    </Box>
  );
}
