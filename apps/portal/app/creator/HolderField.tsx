import { looksLikeCompanyName } from '@elenco/core/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Field } from '../ui';
import type { FieldMeta } from '../ui/field';

interface Props {
  readonly meta: FieldMeta;
  readonly kind: 'individual' | 'mei' | 'company';
}

/**
 * Input for the name of the account holder. For a company, it warns about a name that looks like a person's,
 * because the account must belong to the company. The registered name of a MEI is its owner's name.
 */
export function HolderField({ meta, kind }: Props) {
  const { t } = useTranslation('creator');
  const [holder, setHolder] = useState(String(meta.initialValue ?? ''));
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setHolder(target.value);
      }}
    >
      <Field
        meta={meta}
        label={t('payee.holder')}
        hint={t(kind === 'individual' ? 'payee.holderHint' : 'payee.holderHintCompany')}
      />
      {kind === 'company' && holder.trim().includes(' ') && !looksLikeCompanyName(holder) && (
        <Alert tone="warning" title={t('payee.holderPersonal')}>
          {t('payee.holderPersonalText')}
        </Alert>
      )}
    </div>
  );
}
