import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Checkbox, Form, Stack, StatusChip, SubmitButton } from '../ui';
import styles from './editor.module.css';
import type { Editor } from './editor.server';

/** Form with which the creator publishes the profile and the price on it. */
export function VisibilityForm({ editor, answer }: { editor: Editor; answer: Answer | undefined }) {
  const { t } = useTranslation('portfolio');
  const { publicProfile, pricePublic } = editor.profile;
  const [form, fields] = useAnswer<Record<'publicProfile' | 'pricePublic', string>>(answer, {
    id: 'visibility-form',
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="visibility" />
      <Stack>
        <Refused form={form} />
        <p className={styles.state}>
          <StatusChip tone={publicProfile ? 'good' : 'neutral'}>
            {t(publicProfile ? 'visibility.open' : 'visibility.closed')}
          </StatusChip>
          {publicProfile && (
            <a href={editor.address} className={styles.address}>
              {editor.address.replace(/^https?:\/\//, '')}
            </a>
          )}
        </p>
        <Checkbox
          meta={fields.publicProfile}
          label={t('visibility.public')}
          hint={t('visibility.publicHint')}
          defaultChecked={publicProfile}
        />
        <Checkbox
          meta={fields.pricePublic}
          label={t('visibility.price')}
          hint={t('visibility.priceHint')}
          defaultChecked={pricePublic}
        />
        <div>
          <SubmitButton variant="dark" name="save" value="visibility">
            {t('save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
