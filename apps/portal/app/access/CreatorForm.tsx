import { categories, MAX_SPECIALTIES, MIN_SPECIALTIES, skills } from '@elenco/core/people';
import { useSearchParams } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Disclosure, Field, MaskedField, OptionSelect, Segmented, Stack, TagPicker } from '../ui';
import { SignUpForm, type SignUpFormProps } from './SignUpForm';

/** Fields inside the disclosure, which is open if one of them has an error. */
const folded = ['tags', 'categories', 'curatorCode', 'publicName'] as const;
const hasErrors: (fields: Parameters<SignUpFormProps['children']>[0]) => boolean = (fields) =>
  folded.some((name) => Boolean(fields[name]?.errors?.length));

/** Sign-up form of a creator. */
export function CreatorForm({ known }: Pick<SignUpFormProps, 'known'>) {
  const { t, i18n } = useTranslation(['access', 'options']);
  const [search] = useSearchParams();
  const code = search.get('code')?.slice(0, 40);
  const specialties = skills
    .map((value) => ({ value, label: t(`options:skills.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  const kinds = categories.map((value) => ({ value, label: t(`options:categories.${value}`) }));
  return (
    <SignUpForm action="/signup/creator" known={known} submit={t('creator.submit')}>
      {(fields) => (
        <>
          <Segmented
            meta={fields.profileType}
            label={t('fields.profileType')}
            defaultValue="content_creator"
            options={[
              { value: 'content_creator', label: t('creator.contentCreator') },
              { value: 'freelancer', label: t('creator.freelancer') },
            ]}
          />
          <OptionSelect
            meta={fields.mainSkill}
            label={t('fields.mainSkill')}
            hint={t('fields.mainSkillHint', { least: MIN_SPECIALTIES })}
            placeholder={t('fields.choose')}
            options={specialties}
          />
          <Disclosure summary={t('creator.more')} open={code !== undefined || hasErrors(fields)}>
            <Stack>
              <TagPicker
                meta={fields.tags}
                label={t('fields.tags')}
                options={specialties}
                max={MAX_SPECIALTIES - 1}
                optional
              />
              <TagPicker
                meta={fields.categories}
                label={t('fields.categories')}
                options={kinds}
                max={4}
                optional
              />
              <MaskedField
                meta={fields.curatorCode}
                mask="curatorCode"
                label={t('fields.curatorCode')}
                hint={t('fields.curatorCodeHint')}
                // The code of a curator whose link the visitor followed.
                defaultValue={code}
                optional
              />
              <Field
                meta={fields.publicName}
                label={t('fields.publicName')}
                hint={t('fields.publicNameHint')}
                optional
              />
            </Stack>
          </Disclosure>
        </>
      )}
    </SignUpForm>
  );
}
