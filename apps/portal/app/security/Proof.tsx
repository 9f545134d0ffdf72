import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { recentMinutes } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Field } from '../ui';

/** Fields that `Proof` adds to a form. */
export type ProofFields = Record<'presentPassword' | 'code', string>;

type Meta = FieldMetadata<string, ProofFields & Record<string, unknown>, Refusal[]>;
interface Props {
  readonly form: Pick<FormMetadata<Record<string, unknown>, Refusal[]>, 'errors'>;
  /** `code` is left out if the form has its own field of that name. */
  readonly fields: { readonly presentPassword: unknown; readonly code?: unknown };
}

/** Inputs for reauthentication, shown in a form once the server requires it; all other input stays. */
export function Proof({ form, fields }: Props) {
  const { t } = useTranslation();
  const hint = t('proof.hint', { minutes: recentMinutes });
  const [password, code] = [fields.presentPassword as Meta, fields.code as Meta | undefined];
  return (
    <>
      {password.errors && (
        <Field
          meta={password}
          type="password"
          label={t('proof.password')}
          hint={hint}
          autoComplete="current-password"
        />
      )}
      {code?.errors && (
        <Field
          meta={code}
          label={t('proof.code')}
          hint={hint}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      )}
      {form.errors?.some((refusal) => refusal.code === 'prove_google') && <ByGoogle />}
    </>
  );
}

/** Link for users who only sign in with Google. It opens another tab, so that this page keeps its input. */
export function ByGoogle() {
  const { t } = useTranslation();
  return (
    <p>
      <a href="/auth/google" target="_blank" rel="noreferrer">
        {t('proof.google')}
      </a>
    </p>
  );
}
