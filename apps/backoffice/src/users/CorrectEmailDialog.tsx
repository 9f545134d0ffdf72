import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef } from 'react';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { DialogForm } from '../kit/DialogForm';
import { ProofInput } from '../kit/ProofInput';
import { useProof } from '../kit/useProof';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';

const start = { email: '', again: '', reason: '' };

/**
 * Dialog that changes a user's e-mail address. The change takes effect once the new address is confirmed. The
 * old address gets an e-mail with the reason.
 */
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
  const { asked, proving } = useProof();
  const save = async ({ email, again: _, reason, ...given }: FieldValues) => {
    const run = () => data.run('users.correctEmail', { userId: person.id, email, reason }, key.current);
    try {
      if (!(await proving(run, given))) return false;
    } catch (error) {
      // A refused request had no effect, so a retry is a new request.
      key.current = crypto.randomUUID();
      throw error;
    }
    notify(words.t('people.emailSent'), { type: 'success' });
    refresh();
    return true;
  };
  // The e-mail address is typed twice, since a typo would give the account to another person.
  const same = (again: string, { email }: FieldValues) =>
    plain(again) === plain(email) ? undefined : words.t('people.againDiffers');
  const about = (source: keyof typeof start) => ({
    source,
    label: words.t(`people.${source}Next`),
    helperText: words.t(`people.${source}NextHint`),
  });
  return (
    <DialogForm
      title={words.t('people.correctEmail')}
      subtitle={words.t('people.correctEmailHint', { name: person.name, email: person.email })}
      verb={words.t('people.sendEmail')}
      start={start}
      onSend={save}
      onClose={onClose}
    >
      <TextInput {...about('email')} autoFocus />
      <TextInput {...about('again')} validate={same} />
      <TextInput {...about('reason')} multiline minRows={3} />
      <ProofInput asked={asked} />
    </DialogForm>
  );
}

const plain = (email: string) => email.trim().toLowerCase();
