import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import { recentMinutes } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../adapters/form.server';
import { Field } from '../ui';

/** What a form with `Proof` brings besides its own fields. */
export type ProofFields = Record<'presentPassword' | 'code', string>;

type Meta = FieldMetadata<string, ProofFields & Record<string, unknown>, Refusal[]>;
interface Props {
  readonly form: Pick<FormMetadata<Record<string, unknown>, Refusal[]>, 'errors'>;
  /** Without `code` where that is a field of the form's own. */
  readonly fields: { readonly presentPassword: unknown; readonly code?: unknown };
}

/** Asks who it is once the server wants to know, in the form that it wants to know it for: all else stays as typed. */
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

/** For who signs in with Google alone: there and back in another tab, and this page stays as it is. */
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
