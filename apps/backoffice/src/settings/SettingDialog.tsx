import { noNumber } from '@elenco/core/kit';
import { declaredSetting, type SettingKey, settingKeys } from '@elenco/core/platform';
import { required, SelectInput, TextInput } from 'react-admin';
import { type FieldValues, useWatch } from 'react-hook-form';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { ProofInput } from '../kit/ProofInput';
import { tomorrow } from '../kit/today';
import { useProvenRun } from '../kit/useProvenRun';
import { useWords, type Words } from '../kit/words';
import { boundsOf, typedValue } from './inUnits';
import { Touched } from './Touched';

/**
 * Dialog that adds a value of a setting from a future day. If the setting needs a second user, the value is
 * only proposed.
 */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { send, asked } = useProvenRun('settings.propose');
  const save = ({ key, value, validFrom, ...given }: FieldValues) => {
    const { secondPerson } = declaredSetting(key);
    const done = words.t(secondPerson ? 'work.proposed' : 'work.planned');
    return send({ key, value: typedValue(key, value, words), validFrom }, done, given);
  };
  return (
    <DialogForm
      title={words.t('work.newValue')}
      verb={words.t('kit.save')}
      start={{ key: settingKeys[0], value: '', validFrom: tomorrow() }}
      onSend={save}
      onClose={onClose}
    >
      <SelectInput
        source="key"
        validate={required()}
        autoFocus
        label={words.field('settings', 'key')}
        choices={settingKeys.map((id) => ({ id, name: words.option('settings', 'key', id) }))}
        translateChoice={false}
        helperText={false}
      />
      <Touched words={words} />
      <Value words={words} />
      <DayInput source="validFrom" label={words.field('settings', 'validFrom')} />
      <ProofInput asked={asked} />
    </DialogForm>
  );
}

/** Input in the unit of the chosen setting, within its bounds. */
function Value({ words }: { words: Words }) {
  const key = useWatch({ name: 'key' }) as SettingKey;
  const isNumber = (text: string, all: FieldValues) => {
    if (typedValue(all.key, text, words) !== undefined) return undefined;
    return words.problem(text.trim() === '' ? 'required' : noNumber(text));
  };
  return (
    <TextInput
      source="value"
      label={words.field('settings', 'value')}
      helperText={boundsOf(key, words)}
      validate={isNumber}
    />
  );
}
