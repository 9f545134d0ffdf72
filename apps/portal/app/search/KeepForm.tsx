import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Form } from '../ui';
import type { ListActions } from './listActions.server';
import { Keep, useRefused } from './PickBar';

/** Adds all of these creators to a list or a project. */
export function KeepForm({
  keys,
  listActions,
  formKey,
}: {
  keys: readonly string[];
  listActions: ListActions;
  formKey: string;
}) {
  const { t } = useTranslation('search');
  const refused = useRefused();
  if (!listActions) return <p className="muted">{t('staff')}</p>;
  return (
    <Form preventScrollReset>
      <Refusals refusals={refused} />
      {keys.map((key) => (
        <input key={key} type="hidden" name="who" value={key} />
      ))}
      <Keep listActions={listActions} formKey={formKey} />
    </Form>
  );
}
