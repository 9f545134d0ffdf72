import { settingKeys } from '@elenco/core/setting';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { FormDialog } from '../kit/FormDialog';
import { MoveField, type MoveFieldSpec } from '../kit/MoveField';
import { type Refusal, refusalOf } from '../kit/refusal';
import { today } from '../kit/today';
import { useWords } from '../kit/words';

/** A new value of a constant from a day on. Rates are typed in percent, amounts in units; both are kept in hundredths. */
export function SettingDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const notify = useNotify();
  const refresh = useRefresh();
  const [create, { isPending }] = useCreate();
  const [refusal, setRefusal] = useState<Refusal>();
  const [values, setValues] = useState<Record<string, string>>({
    key: settingKeys[0],
    value: '',
    validFrom: today(),
  });
  const rate = values.key?.startsWith('fee_bp') ?? false;
  const amount = values.key?.includes('_cents') ?? false;
  const fields: readonly MoveFieldSpec[] = [
    {
      source: 'key',
      kind: 'option',
      label: words.field('settings', 'key'),
      options: settingKeys.map((value) => ({ value, label: words.option('settings', 'key', value) })),
    },
    {
      source: 'value',
      kind: 'text',
      label: words.field('settings', 'value'),
      ...(rate || amount ? { hint: words.t(rate ? 'work.percent' : 'work.amount') } : {}),
    },
    { source: 'validFrom', kind: 'day', label: words.field('settings', 'validFrom') },
  ];
  const save = () => {
    const number = Number((values.value || 'x').replace(',', '.'));
    const value = Number.isNaN(number) ? values.value : rate || amount ? Math.round(number * 100) : number;
    create(
      'settings',
      { data: { ...values, value } },
      {
        onSuccess: () => {
          notify(words.t('kit.saved'), { type: 'success' });
          refresh();
          onClose();
        },
        onError: (error) => setRefusal(refusalOf(error, Object.keys(values))),
      },
    );
  };
  return (
    <FormDialog
      title={words.t('work.newValue')}
      refused={refusal?.whole}
      verb={words.t('kit.save')}
      onSend={save}
      onClose={onClose}
      disabled={isPending}
    >
      {fields.map((field, index) => (
        <MoveField
          key={field.source}
          field={field}
          value={values[field.source] ?? ''}
          error={refusal?.fields[field.source]}
          autoFocus={index === 0}
          onChange={(value) => setValues({ ...values, [field.source]: value })}
        />
      ))}
    </FormDialog>
  );
}
