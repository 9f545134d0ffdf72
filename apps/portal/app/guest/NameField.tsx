import { useTranslation } from 'react-i18next';
import { Field } from '../ui';
import type { FieldMeta } from '../ui/field';

/** The name of a guest, asked in the form that needs it. */
export function NameField({ meta, name }: { meta: FieldMeta; name?: string }) {
  const { t } = useTranslation('authority');
  return (
    <Field
      meta={meta}
      label={t('guest.name')}
      hint={t('guest.nameHint')}
      maxLength={80}
      autoComplete="name"
      {...(name === undefined ? {} : { defaultValue: name })}
    />
  );
}
