import { useTranslation } from 'react-i18next';
import { Refusals } from '../forms/Refused';
import { Form } from '../ui';
import type { Hands } from './hands.server';
import { Keep, useRefused } from './PickBar';

/** Keeps or names these creators, all of them. */
export function KeepForm({
  keys,
  hands,
  formKey,
}: {
  keys: readonly string[];
  hands: Hands;
  formKey: string;
}) {
  const { t } = useTranslation('search');
  const refused = useRefused();
  if (!hands) return <p className="muted">{t('staff')}</p>;
  return (
    <Form preventScrollReset>
      <Refusals refusals={refused} />
      {keys.map((key) => (
        <input key={key} type="hidden" name="who" value={key} />
      ))}
      <Keep hands={hands} formKey={formKey} />
    </Form>
  );
}
