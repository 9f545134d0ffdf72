import { getFormProps } from '@conform-to/react';
import { MIN_SPECIALTIES } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { SpecialtyFields } from '../profile/SpecialtyFields';
import { Field, Form, MoneyField, Stack, SubmitButton } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

type Fields = Record<'name' | 'bio' | 'mainSkill' | 'city' | 'state' | 'priceCents', string> & {
  tags: string[];
};

/** Form for the public profile data that brands see. */
export function ProfileForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation('creator');
  const { name, bio, mainSkill, tags, city, state, priceCents } = profile;
  const [form, fields] = useAnswer<Fields>(answer, {
    id: 'profile-form',
    defaultValue: {
      name,
      bio,
      mainSkill,
      tags,
      city,
      state,
      priceCents: priceCents === null ? '' : String(priceCents),
    },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="profile" />
      <Stack>
        <Refused form={form} />
        <Field
          meta={fields.name}
          label={t('profile.name')}
          hint={t('profile.nameHint')}
          autoComplete="name"
        />
        <Field
          meta={fields.bio}
          type="textarea"
          label={t('profile.bio')}
          hint={t('profile.bioHint')}
          maxLength={600}
          required={false}
        />
        <SpecialtyFields
          fields={fields}
          labels={{
            main: t('profile.mainSkill'),
            others: t('profile.tags'),
            hint: t('profile.tagsHint', { least: MIN_SPECIALTIES }),
          }}
          main={mainSkill}
        />
        <div className={styles.place}>
          <Field
            meta={fields.city}
            label={t('profile.city')}
            autoComplete="address-level2"
            required={false}
          />
          <Field
            meta={fields.state}
            label={t('profile.state')}
            autoComplete="address-level1"
            maxLength={40}
            optional
          />
        </div>
        <MoneyField
          meta={fields.priceCents}
          currency={profile.currency}
          label={t(profile.profileType === 'freelancer' ? 'profile.pricePerJob' : 'profile.price')}
          hint={t('profile.priceHint')}
          optional
        />
        <div>
          <SubmitButton variant="dark" name="save" value="profile">
            {t('settings.save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
