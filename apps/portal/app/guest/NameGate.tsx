import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, Stack, SubmitButton } from '../ui';

/** Asks a guest for a name, before anything can be done; afterwards it says under which name it is. */
export function NameGate({ name }: { name: string }) {
  const { t } = useTranslation('authority');
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'name' ? answer : undefined;
  const [form, fields] = useAnswer<{ name: string }>(own, { id: 'guest-name' });
  return (
    <Card level={2} title={name ? t('guest.youAre', { name }) : t('guest.who')}>
      <Form {...getFormProps(form)}>
        <Stack form>
          <Field
            meta={fields.name}
            label={t('guest.name')}
            hint={t('guest.nameHint')}
            maxLength={80}
            autoComplete="name"
            defaultValue={name}
          />
          <SubmitButton name="intent" value="name" variant={name ? 'quiet' : 'primary'}>
            {t(name ? 'guest.change' : 'guest.go')}
          </SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}
