import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../ui';
import styles from './settings.module.css';
import type { OwnSettings } from './settings.server';

type Props = { profile: OwnSettings['profile']; save: string; answer?: Answer };

/** Form for the short bio and the city, which every proposal requires. */
export function WordsForm({ profile, save, answer }: Props) {
  const { t } = useTranslation('creator');
  const { bio, city, state } = profile;
  const [form, fields] = useAnswer<Record<'bio' | 'city' | 'state', string>>(answer, {
    id: 'words-form',
    defaultValue: { bio, city, state },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="words" />
      <Stack>
        <Refused form={form} />
        <Field
          meta={fields.bio}
          type="textarea"
          rows={4}
          label={t('profile.bio')}
          hint={t('profile.bioHint')}
          maxLength={600}
        />
        <div className={styles.place}>
          <Field meta={fields.city} label={t('profile.city')} autoComplete="address-level2" />
          <Field
            meta={fields.state}
            label={t('profile.state')}
            autoComplete="address-level1"
            maxLength={40}
            optional
          />
        </div>
        <div>
          <SubmitButton variant="dark" name="save" value="words">
            {save}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
