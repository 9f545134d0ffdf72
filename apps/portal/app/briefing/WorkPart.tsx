import { equipment, experience, workAccess, workplace } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { Field, Segmented, Select } from '../ui';
import styles from './briefing.module.css';
import type { FieldsProps } from './fields';

/** Inputs for the place, experience and equipment that a freelancer's work requires. */
export function WorkPart({ fields }: FieldsProps) {
  const { t } = useTranslation(['brief', 'options']);
  const part = fields.work.getFieldset();
  return (
    <fieldset className={styles.group}>
      <legend>{t('groups.work')}</legend>
      <Segmented
        meta={part.place}
        label={t('fields.workplace')}
        hint={t('hints.workplace')}
        required={false}
        options={workplace.options.map((value) => ({ value, label: t(`options:workplace.${value}`) }))}
      />
      <Field
        meta={part.address}
        label={t('fields.workAddress')}
        hint={t('hints.workAddress')}
        maxLength={300}
        required={false}
      />
      <div className={styles.pair}>
        <Select
          meta={part.experience}
          label={t('fields.experience')}
          hint={t('hints.experience')}
          placeholder={t('choose')}
          options={experience.options.map((value) => ({ value, label: t(`options:experience.${value}`) }))}
          optional
        />
        <Field
          meta={part.aspects}
          label={t('fields.aspects')}
          hint={t('hints.aspects')}
          maxLength={200}
          optional
        />
        <Select
          meta={part.equipment}
          label={t('fields.equipment')}
          hint={t('hints.equipment')}
          placeholder={t('choose')}
          options={equipment.options.map((value) => ({ value, label: t(`options:equipment.${value}`) }))}
          optional
        />
        <Field
          meta={part.software}
          label={t('fields.software')}
          hint={t('hints.software')}
          maxLength={200}
          optional
        />
        <Select
          meta={part.access}
          label={t('fields.access')}
          hint={t('hints.access')}
          placeholder={t('choose')}
          options={workAccess.options.map((value) => ({ value, label: t(`options:workAccess.${value}`) }))}
          optional
        />
      </div>
    </fieldset>
  );
}
