import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
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
  const save = async () => {
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
    <FormDialog
      title={words.t('links.new')}
      refused={refusal?.whole}
      verb={words.t('links.make')}
      onSend={save}
      onClose={onClose}
      disabled={pending}
    >
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
    </FormDialog>
  );
}
