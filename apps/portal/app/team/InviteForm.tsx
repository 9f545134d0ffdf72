import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Segmented, Stack, SubmitButton } from '../ui';

type Fields = { people: { name: string; email: string; kind: string }[] };

/**
 * Invites a person by name and e-mail; asks for `kind` if it is not given. Needs a key that changes with each
 * sent mail, so that the fields are empty again.
 */
export function InviteForm({ answer, kind }: { answer: Answer | undefined; kind?: 'member' }) {
  const { t } = useTranslation(['team', 'options']);
  const mine = answer?.intent === 'invite' ? answer : undefined;
  const [form, fields] = useAnswer<Fields>(mine, {
    id: 'invite',
    defaultValue: { people: [{ name: '', email: '', kind: 'member' }] },
  });
  const person = fields.people.getFieldList()[0]?.getFieldset();
  if (!person) throw new Error('the form has no person');
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        {kind ? (
          <input type="hidden" name={person.kind.name} value={kind} />
        ) : (
          <Segmented
            meta={person.kind}
            label={t('invite.kind')}
            defaultValue="member"
            options={[
              { value: 'member', label: t('options:invitationKind.member') },
              { value: 'creator', label: t('options:invitationKind.creator') },
            ]}
          />
        )}
        <Field meta={person.name} label={t('invite.name')} autoComplete="off" />
        <Field
          meta={person.email}
          type="email"
          label={t('invite.email')}
          hint={t('invite.emailHint')}
          autoComplete="off"
        />
        <SubmitButton name="intent" value="invite" variant="dark">
          {t('invite.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
