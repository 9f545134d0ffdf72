import { areaPath } from '@elenco/core/people';
import { useActionData } from '@remix-run/react';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refusals, refusalsOf } from '../forms/Refused';
import { useTakesCards } from '../i18n/use';
import { Form, SubmitButton } from '../ui';

/** Link to the card page of the provider; renders nothing if this installation accepts no cards. */
export function PayByCard({ chargeId, here = false }: { chargeId: number; here?: boolean }) {
  const { t } = useTranslation('company');
  const answer = useActionData<Answer>();
  if (!useTakesCards()) return null;
  const own = answer?.intent === 'card' && answer.submission.initialValue?.id === String(chargeId);
  const refused = own ? refusalsOf(answer) : [];
  return (
    <Form {...(here ? {} : { action: `${areaPath.company}/charge/${chargeId}/card` })}>
      <Refusals refusals={refused} />
      <input type="hidden" name="id" value={chargeId} />
      <SubmitButton name="intent" value="card" icon={<CreditCard aria-hidden="true" />}>
        {t('pay.card')}
      </SubmitButton>
    </Form>
  );
}
