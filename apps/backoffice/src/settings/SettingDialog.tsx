import { noNumber } from '@elenco/core/kit';
import { declaredSetting, type SettingKey, settingKeys } from '@elenco/core/setting';
import { useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
import { MoveField } from '../kit/MoveField';
import { ProofField } from '../kit/ProofField';
import { tomorrow } from '../kit/today';
import { useWords } from '../kit/words';
import { boundsOf, typedValue } from './inUnits';
import { useSettingCommand } from './useSettingCommand';

const options = settingKeys.map((value) => ({ value }));

/** A new value of a constant from a day to come on. What needs a second person is proposed only. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const [values, setValues] = useState({
    key: settingKeys[0] as string,
    value: '',
    validFrom: tomorrow(),
  });
  const key = values.key as SettingKey;
  const { send, pending, refusal, setRefusal, proof } = useSettingCommand(
    'settings.propose',
    Object.keys(values),
    onClose,
  );
  const bounds = boundsOf(key, words);
  const save = async () => {
    const value = typedValue(key, values.value, words);
    if (value === undefined) {
      const why = words.problem(values.value.trim() === '' ? 'required' : noNumber(values.value));
      setRefusal({ whole: undefined, fields: { value: why }, stale: false });
      return;
    }
    const { secondPerson } = declaredSetting(key);
    await send({ ...values, value }, words.t(secondPerson ? 'work.proposed' : 'work.planned'));
  };
  const field = (source: keyof typeof values, kind: 'option' | 'text' | 'day') => (
    <MoveField
      autoFocus={source === 'key'}
      field={{
        source,
        kind,
        label: words.field('settings', source),
        ...(source === 'value' ? { hint: bounds } : {}),
        ...(source === 'key'
          ? {
              options: options.map((one) => ({
                ...one,
                label: words.option('settings', 'key', one.value),
              })),
            }
          : {}),
      }}
      value={values[source]}
      error={
        source === 'value' && refusal?.fields.value
          ? `${refusal.fields.value} ${bounds}`
          : refusal?.fields[source]
      }
      onChange={(value) => setValues({ ...values, [source]: value })}
    />
  );
  return (
    <FormDialog
      title={words.t('work.newValue')}
      refused={refusal?.whole}
      verb={words.t('kit.save')}
      onSend={save}
      onClose={onClose}
      disabled={pending}
    >
      {field('key', 'option')}
      {field('value', 'text')}
      {field('validFrom', 'day')}
      <ProofField {...proof} />
    </FormDialog>
  );
}
