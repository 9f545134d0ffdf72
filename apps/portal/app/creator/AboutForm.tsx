import { getFormProps } from '@conform-to/react';
import {
  categories,
  creatorExperience,
  genders,
  MIN_SECONDARY_TAGS,
  type SocialSite,
  socialSites,
} from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Select, Stack, SubmitButton, TagPicker } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

type Fields = { experience: string; gender: string; categories: string[]; links: Record<SocialSite, string> };

/** Form for the creator's experience, gender, kinds of content, and further links. */
export function AboutForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation(['creator', 'options', 'profile']);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'about-form',
    defaultValue: {
      experience: profile.experience ?? '',
      gender: profile.gender ?? '',
      categories: profile.categories,
      links: profile.links as Fields['links'],
    },
  });
  const links = fields.links.getFieldset();
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="about" />
      <Stack>
        <Refused form={form} />
        <Select
          meta={fields.experience}
          label={t('about.experience')}
          placeholder={t('about.notSaid')}
          options={creatorExperience.options.map((value) => ({
            value,
            label: t(`options:creatorExperience.${value}`),
          }))}
          optional
        />
        <Select
          meta={fields.gender}
          label={t('about.gender')}
          hint={t('about.genderHint')}
          placeholder={t('about.notSaid')}
          options={genders.map((value) => ({ value, label: t(`options:gender.${value}`) }))}
          optional
        />
        <TagPicker
          meta={fields.categories}
          label={t('about.categories')}
          hint={t('about.categoriesHint', { least: MIN_SECONDARY_TAGS })}
          options={categories.map((value) => ({ value, label: t(`options:categories.${value}`) }))}
          max={4}
        />
        <fieldset className={styles.links}>
          <legend>{t('about.links')}</legend>
          {socialSites.map((site) => (
            <Field
              key={site}
              meta={links[site]}
              type="url"
              label={t(`profile:sites.${site}`)}
              placeholder="https://"
              autoComplete="off"
              optional
            />
          ))}
        </fieldset>
        <div>
          <SubmitButton variant="dark" name="save" value="about">
            {t('settings.save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
