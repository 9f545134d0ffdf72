import { TextInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';

const start = { label: '', target: '', slug: '', expiresOn: '' };

/** Dialog that creates a short link. If the user enters no path, the server generates one. */
export function ShortLinkDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { run } = useRun('short-links.make');
  const about = (source: keyof typeof start) => ({ source, label: words.field('short-links', source) });
  return (
    <DialogForm
      title={words.t('links.new')}
      verb={words.t('links.make')}
      start={start}
      onSend={({ label, target, slug, expiresOn }) =>
        run({ label, target, slug: slug.trim() || null, expiresOn: expiresOn || null }, words.t('links.made'))
      }
      onClose={onClose}
    >
      <TextInput {...about('label')} helperText={false} autoFocus />
      <TextInput {...about('target')} helperText={words.t('links.targetHint')} />
      <TextInput {...about('slug')} helperText={words.t('links.slugHint')} />
      <DayInput {...about('expiresOn')} helperText={words.t('links.expiresHint')} />
    </DialogForm>
  );
}
