import { getFormProps } from '@conform-to/react';
import type { Currency } from '@elenco/core/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, Segmented, Stack, SubmitButton } from '../ui';
import { type Limit, LimitFields, noApprovals } from './LimitFields';
import type { NewMembers } from './newMembers.server';
import { ProjectSelect } from './ProjectSelect';

type Fields = {
  people: { name: string; email: string; kind: string; limit: Limit; briefingId: string }[];
};
type Props = {
  answer: Answer | undefined;
  kind?: 'member';
  /** Creator without an account, from the profile that opened the form. */
  creator?: { name: string } | null;
  /** Projects for which a creator can be invited. */
  projects?: NewMembers['projects'];
  /** Id of the preselected project; null or undefined if none is preselected. */
  projectId?: number | null;
  /** Currency of the approval limit. */
  currency: Currency;
};

/**
 * Form that invites a person by name and e-mail. A member gets an approval limit, and a creator may get a
 * project. If `kind` is missing, the form has an input for it; no kind is preselected, so that no creator
 * joins the team by mistake. The caller changes the React key after each invitation, so that the fields are
 * empty again.
 */
export function InviteForm({ answer, kind, creator, projects = [], projectId, currency }: Props) {
  const { t } = useTranslation(['team', 'options']);
  const first = creator ? 'creator' : '';
  const mine = answer?.intent === 'invite' ? answer : undefined;
  const [form, fields] = useAnswer<Fields>(mine, {
    id: 'invite',
    defaultValue: {
      people: [
        {
          name: creator?.name ?? '',
          email: '',
          kind: kind ?? first,
          limit: noApprovals(currency),
          briefingId: projectId ? String(projectId) : '',
        },
      ],
    },
  });
  const person = fields.people.getFieldList()[0]?.getFieldset();
  const [asked, setAsked] = useState(String(person?.kind.initialValue ?? first));
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
            onValue={setAsked}
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
        {(kind ?? asked) === 'member' && (
          <LimitFields meta={person.limit} label={t('invite.limit')} currency={currency} />
        )}
        {(kind ?? asked) === 'creator' && (
          <ProjectSelect meta={person.briefingId} label={t('invite.project')} projects={projects} />
        )}
        <SubmitButton name="intent" value="invite" variant="dark">
          {t('invite.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
