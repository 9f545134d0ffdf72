import { getFormProps } from '@conform-to/react';
import { MIN_SPECIALTIES } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { SpecialtyFields } from '../profile/SpecialtyFields';
import { Form, Stack, SubmitButton } from '../ui';
import type { OwnSettings } from './settings.server';

type Props = { profile: OwnSettings['profile']; save: string; answer?: Answer };

/** Form for the specialties, as the profile form asks for them. */
export function SpecialtiesForm({ profile, save, answer }: Props) {
  const { t } = useTranslation('creator');
  const { mainSkill, tags } = profile;
  const [form, fields] = useAnswer<{ mainSkill: string; tags: string[] }>(answer, {
    id: 'specialties-form',
    defaultValue: { mainSkill, tags },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="specialties" />
      <Stack>
        <Refused form={form} />
        <SpecialtyFields
          fields={fields}
          labels={{
            main: t('profile.mainSkill'),
            others: t('profile.tags'),
            hint: t('profile.tagsHint', { least: MIN_SPECIALTIES }),
          }}
          main={mainSkill}
        />
        <div>
          <SubmitButton variant="dark" name="save" value="specialties">
            {save}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
