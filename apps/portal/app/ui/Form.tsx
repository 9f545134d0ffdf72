import { type FormProps, Form as RemixForm } from '@remix-run/react';
import { useCsrfToken } from '../i18n/use';

/**
 * Hidden input with the CSRF token, which every form that changes something contains. Use this component in
 * `fetcher.Form` and in plain forms.
 */
export function Csrf({ form }: { form?: string }) {
  return <input type="hidden" name="csrf" value={useCsrfToken()} form={form} />;
}

/**
 * A form that changes something: POST by default, with the CSRF token. Spread conform's `getFormProps` into
 * it.
 */
export function Form({ children, method = 'post', ...rest }: FormProps) {
  return (
    <RemixForm method={method} {...rest}>
      <Csrf />
      {children}
    </RemixForm>
  );
}
