import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { type FormEvent, useRef, useState } from 'react';
import { MoveField, type MoveFieldSpec } from '../kit/MoveField';
import { type Refusal, refusalOf } from '../kit/refusal';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

/** A new short link; without an address of its own it gets one. */
export function ShortLinkDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const data = useDataProvider<ElencoDataProvider>();
  const key = useRef(crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [values, setValues] = useState({ label: '', target: '', slug: '', expiresOn: '' });
  const field = (source: keyof typeof values) => words.field('short-links', source);
  const fields: readonly (MoveFieldSpec & { readonly source: keyof typeof values })[] = [
    { source: 'label', kind: 'text', label: field('label') },
    { source: 'target', kind: 'text', label: field('target'), hint: words.t('links.targetHint') },
    { source: 'slug', kind: 'text', label: field('slug'), hint: words.t('links.slugHint') },
    { source: 'expiresOn', kind: 'day', label: field('expiresOn'), hint: words.t('links.expiresHint') },
  ];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    const { slug, expiresOn, ...rest } = values;
    try {
      const input = { ...rest, slug: slug.trim() || null, expiresOn: expiresOn || null };
      await data.run('short-links.make', input, key.current);
      notify(words.t('links.made'), { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      // What was refused was not done: another try is another request.
      key.current = crypto.randomUUID();
      setRefusal(refusalOf(error, Object.keys(values)));
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-link">
      <form onSubmit={save} noValidate>
        <DialogTitle id="new-link">{words.t('links.new')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } }}>
          {refusal?.whole ? <Alert severity="error">{refusal.whole}</Alert> : null}
          {fields.map((one, index) => (
            <MoveField
              key={one.source}
              field={one}
              value={values[one.source]}
              error={refusal?.fields[one.source]}
              autoFocus={index === 0}
              onChange={(value) => setValues({ ...values, [one.source]: value })}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {words.t('links.make')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
