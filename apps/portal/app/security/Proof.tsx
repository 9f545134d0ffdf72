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
  /** Without `code` if the form has its own field of that name. */
  readonly fields: { readonly presentPassword: unknown; readonly code?: unknown };
}

/** Asks for reauthentication inside the form once the server requires it: all other input is kept. */
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

/** For users who sign in with Google only: opens it in another tab, so that this page keeps its input. */
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
