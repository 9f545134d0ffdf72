import { useActionData, useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer, Refusal } from '../adapters/form.server';

/**
 * Returns the response of an action to a short form, with the input, the refusals by field, and the focus on
 * the first refused field. Does not load the library that long forms need. Scripts send the form in the
 * background.
 */
export function usePlainAnswer(intent: string, action: string) {
  const { Form, data, state } = useFetcher<Answer>({ key: `${action} ${intent}` });
  const posted = useActionData<Answer | undefined>();
  const { i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const answer = data ?? (posted?.intent === intent ? posted : undefined);
  const { error, initialValue } = answer?.submission ?? {};
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);
  return {
    Form,
    pending: state !== 'idle',
    shown: answer?.shown,
    /** Refusals that concern the whole form. */
    refusals: (error?.[''] ?? []) as readonly Refusal[],
    of: (name: string) => ({
      name,
      errors: (error?.[name] ?? []) as readonly Refusal[],
      defaultValue: typeof initialValue?.[name] === 'string' ? initialValue[name] : undefined,
    }),
    form: {
      ref: form,
      method: 'post' as const,
      action,
      noValidate: true,
      /** Loads the texts of refusals while the user types. */
      onFocus: () => void i18n.loadNamespaces('problems'),
    },
  };
}
