import { getFormProps } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { useAnswer } from '../forms/useAnswer';
import { Card, Disclosure, Field, Form, Stack, SubmitButton } from '../ui';

/**
 * Asks for a guest's name, which commands require; afterwards shows the name. `later` is true on a page whose
 * first action requires no name.
 */
export function NameGate({
  name,
  level = 2,
  later = false,
}: {
  name: string;
  level?: 2 | 3;
  later?: boolean;
}) {
  const { t } = useTranslation('authority');
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'name' ? answer : undefined;
  const [form, fields] = useAnswer<{ name: string }>(own, { id: 'guest-name' });
  const ask = (
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
        <SubmitButton name="intent" value="name" variant={name || later ? 'quiet' : 'primary'}>
          {t(name ? 'guest.change' : 'guest.go')}
        </SubmitButton>
      </Stack>
    </Form>
  );
  if (!name) {
    return (
      <Card level={level} title={t(later ? 'guest.whoLater' : 'guest.who')}>
        {ask}
      </Card>
    );
  }
  return (
    <Disclosure summary={t('guest.youAre', { name })} open={own !== undefined}>
      {ask}
    </Disclosure>
  );
}
