import { type AskableAct, isAboveLimit } from '@elenco/core/hiring';
import { areaPath } from '@elenco/core/people';
import { useLocation, useSubmit } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { useCsrfToken } from '../i18n/use';
import { Button } from '../ui';

type Props = {
  refusals: readonly Refusal[];
  act: AskableAct;
  input: Readonly<Record<string, unknown>>;
};

/**
 * Button that asks the owners for an approval above the member's limit; hidden for other refusals. Works
 * inside other forms.
 */
export function RequestApprovalButton({ refusals, act, input }: Props) {
  const { t } = useTranslation('company');
  const submit = useSubmit();
  const csrf = useCsrfToken();
  const { pathname, search } = useLocation();
  const names = refusals.find(isAboveLimit)?.params?.names;
  if (names === undefined) return null;
  const fields = { csrf, intent: 'ask', act, input: JSON.stringify(input), back: pathname + search };
  return (
    <Button
      variant="dark"
      size="small"
      onClick={() => submit(fields, { method: 'post', action: `${areaPath.company}/company` })}
    >
      {t('askOwner', { names })}
    </Button>
  );
}
