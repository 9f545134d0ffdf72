import { numberErrorCode } from '@elenco/core/kit';
import { declaredSetting, earliestOn, type SettingKey, settingKeys } from '@elenco/core/platform';
import { useEffect } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { DialogForm } from '../kit/DialogForm';
import { DayInput } from '../kit/inputs';
import { ProofInput } from '../kit/ProofInput';
import { today } from '../kit/today';
import { useReauthenticatedRun } from '../kit/useReauthenticatedRun';
import { useWords, type Words } from '../kit/words';
import { boundsOf, typedValue } from './inUnits';
import { Touched } from './Touched';

/**
 * Dialog that adds a setting's value from a future day. If the setting needs a second user, the value is only
 * proposed.
 */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { send, asked } = useReauthenticatedRun('settings.propose');
  const save = ({ key, value, validFrom, ...given }: FieldValues) => {
    const { secondPerson } = declaredSetting(key);
    const done = words.t(secondPerson ? 'work.proposed' : 'work.planned');
    return send({ key, value: typedValue(key, value, words), validFrom }, done, given);
  };
  return (
    <DialogForm
      title={words.t('work.newValue')}
      verb={words.t('kit.save')}
      start={{ key: settingKeys[0], value: '', validFrom: earliestOn(settingKeys[0], today()) }}
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
      <ValidFrom words={words} />
      <ProofInput asked={asked} />
    </DialogForm>
  );
}

/**
 * Input for the day from which the value applies. Initially, this is the earliest day that the setting's
 * notice period allows.
 */
function ValidFrom({ words }: { words: Words }) {
  const key = useWatch({ name: 'key' }) as SettingKey;
  const { setValue } = useFormContext();
  useEffect(() => setValue('validFrom', earliestOn(key, today())), [key, setValue]);
  return <DayInput source="validFrom" label={words.field('settings', 'validFrom')} />;
}

/** Input for the value, in the chosen setting's unit and within its bounds. */
function Value({ words }: { words: Words }) {
  const key = useWatch({ name: 'key' }) as SettingKey;
  const isNumber = (text: string, all: FieldValues) => {
    if (typedValue(all.key, text, words) !== undefined) return undefined;
    return words.problem(text.trim() === '' ? 'required' : numberErrorCode(text));
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
