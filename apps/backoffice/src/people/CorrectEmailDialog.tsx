import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
import { MoveField } from '../kit/MoveField';
import { ProofField } from '../kit/ProofField';
import { type Refusal, refusalOf } from '../kit/refusal';
import { useProof } from '../kit/useProof';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

const blank = { email: '', again: '', reason: '' };
const inputs = [...Object.keys(blank), 'presentPassword', 'code'];

/** Another address for the person, which holds once it is confirmed there; the one before is told, with the reason. */
export function CorrectEmailDialog({
  person,
  onClose,
}: {
  readonly person: RecordOf<'users'>;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const notify = useNotify();
  const data = useDataProvider<ElencoDataProvider>();
  const refresh = useRefresh();
  const key = useRef(crypto.randomUUID());
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [values, setValues] = useState(blank);
  const proof = useProof();
  const save = async () => {
    const { email, again, reason } = values;
    // A mistyped address would give the account away to whoever reads it.
    if (again.trim().toLowerCase() !== email.trim().toLowerCase()) {
      setRefusal({ whole: undefined, fields: { again: words.t('people.againDiffers') }, stale: false });
      return;
    }
    setPending(true);
    setRefusal(undefined);
    const run = () => data.run('users.correctEmail', { userId: person.id, email, reason }, key.current);
    try {
      if (!(await proof.proving(run))) return;
      notify(words.t('people.emailSent'), { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      // What was refused was not done: another try is another request.
      key.current = crypto.randomUUID();
      setRefusal(refusalOf(error, inputs));
    } finally {
      setPending(false);
    }
  };
  const field = (source: keyof typeof blank, kind: 'text' | 'comment') => (
    <MoveField
      autoFocus={source === 'email'}
      field={{
        source,
        kind,
        label: words.t(`people.${source}Next`),
        hint: words.t(`people.${source}NextHint`),
      }}
      value={values[source]}
      error={refusal?.fields[source]}
      onChange={(value) => setValues({ ...values, [source]: value })}
    />
  );
  return (
    <FormDialog
      title={words.t('people.correctEmail')}
      subtitle={words.t('people.correctEmailHint', { name: person.name, email: person.email })}
      refused={refusal?.whole}
      verb={words.t('people.sendEmail')}
      onSend={save}
      onClose={onClose}
      disabled={pending}
    >
      {field('email', 'text')}
      {field('again', 'text')}
      {field('reason', 'comment')}
      <ProofField {...proof} error={refusal?.fields[proof.asked === 'code' ? 'code' : 'presentPassword']} />
    </FormDialog>
  );
}
