import { numberErrorCode, parsePercent } from '@elenco/core/kit';
import { BooleanInput, TextInput } from 'react-admin';
import { DialogForm } from '../kit/DialogForm';
import { DayInput, WholeInput } from '../kit/inputs';
import { ProofInput } from '../kit/ProofInput';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords } from '../kit/words';

const start = { city: '', state: '', rateBp: '', withheld: true, dueDay: '', validFrom: '', lawRef: '' };

/**
 * Dialog that adds a service tax rule, valid from a day. Rules are never changed: a correction is a new row.
 */
export function IssRuleDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('iss-rules.add');
  const about = (source: keyof typeof start) => ({ source, label: words.field('iss-rules', source) });
  const isRate = (text: string) =>
    parsePercent(text) === undefined
      ? words.problem(text.trim() === '' ? 'required' : numberErrorCode(text))
      : undefined;
  return (
    <DialogForm
      title={words.t('iss.new')}
      verb={words.t('kit.save')}
      start={start}
      onSend={({ city, state, rateBp, withheld, dueDay, validFrom, lawRef, ...given }) =>
        send(
          { city, state, rateBp: parsePercent(rateBp), withheld, dueDay, validFrom, lawRef },
          words.t('iss.added'),
          given,
        )
      }
      onClose={onClose}
    >
      <TextInput {...about('city')} helperText={words.t('iss.cityHint')} autoFocus />
      <TextInput {...about('state')} helperText={false} />
      <TextInput {...about('rateBp')} helperText={words.t('iss.rateHint')} validate={isRate} />
      <BooleanInput {...about('withheld')} helperText={false} />
      <WholeInput {...about('dueDay')} helperText={words.t('iss.dueDayHint')} />
      <DayInput {...about('validFrom')} helperText={words.t('iss.validFromHint')} />
      <TextInput {...about('lawRef')} helperText={words.t('iss.lawRefHint')} multiline />
      <ProofInput asked={asked} />
    </DialogForm>
  );
}
