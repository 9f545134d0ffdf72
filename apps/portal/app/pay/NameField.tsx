import { useTranslation } from 'react-i18next';
import { Field } from '../ui';
import type { FieldMeta } from '../ui/field';

/** Input for the name of a guest, inside the form that needs it. */
export function NameField({ meta }: { meta: FieldMeta }) {
  const { t } = useTranslation('pay');
  return (
    <Field
      meta={meta}
      label={t('answer.name')}
      hint={t('answer.nameHint')}
      maxLength={80}
      autoComplete="name"
    />
  );
}
