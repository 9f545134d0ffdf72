import { useTranslation } from 'react-i18next';
import { Select } from '../ui';
import type { FieldProps } from '../ui/field';
import type { NewMembers } from './newMembers.server';

/** Optional project for which a creator is invited by e-mail. */
export function ProjectSelect({
  projects,
  ...field
}: Pick<FieldProps, 'meta' | 'name' | 'label' | 'defaultValue'> & Pick<NewMembers, 'projects'>) {
  const { t } = useTranslation('team');
  if (projects.length === 0) return null;
  return (
    <Select
      {...field}
      hint={t('invite.projectHint')}
      placeholder={t('invite.noProject')}
      options={projects.map(({ id, title }) => ({ value: String(id), label: title }))}
      optional
    />
  );
}
