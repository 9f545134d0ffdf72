import { looksLikeCompanyName } from '@elenco/core/people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Field } from '../ui';
import type { FieldMeta } from '../ui/field';

/**
 * Input for the name of the account holder. For a company, it warns about a name that looks like a person's,
 * because the account must belong to the company.
 */
export function HolderField({ meta, company }: { meta: FieldMeta; company: boolean }) {
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
        hint={t(company ? 'payee.holderHintCompany' : 'payee.holderHint')}
      />
      {company && holder.trim().includes(' ') && !looksLikeCompanyName(holder) && (
        <Alert tone="warning" title={t('payee.holderPersonal')}>
          {t('payee.holderPersonalText')}
        </Alert>
      )}
    </div>
  );
}
