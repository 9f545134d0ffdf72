import { settingKeys } from '@elenco/core/setting';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useCreate, useNotify, useRefresh } from 'ra-core';
import { type FormEvent, useState } from 'react';
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
  const save = (event: FormEvent) => {
    event.preventDefault();
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
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="new-setting">
      <form onSubmit={save} noValidate>
        <DialogTitle id="new-setting">{words.t('work.newValue')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '& > :first-of-type': { mt: 1 } }}>
          {refusal?.whole ? <Alert severity="error">{refusal.whole}</Alert> : null}
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
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            {words.t('kit.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {words.t('kit.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
