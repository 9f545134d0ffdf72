import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { ExternalContact } from '../search/ExternalContact';
import { Card, Field, Form, Stack, SubmitButton } from '../ui';
import type { NewMembers } from './newMembers.server';
import { ProjectSelect } from './ProjectSelect';

type Fields = { people: { name: string; email: string }[]; briefingId: string };
type Props = Pick<NewMembers, 'creators' | 'projects' | 'projectId'> & { answer: Answer | undefined };

/** Form that invites several creators without an account, each by the e-mail that the user enters. */
export function ProfilesForm({ answer, creators, projects, projectId }: Props) {
  const { t } = useTranslation('team');
  const [form, fields] = useAnswer<Fields>(answer?.intent === 'inviteProfiles' ? answer : undefined, {
    id: 'profiles',
    defaultValue: {
      people: creators.map(({ name }) => ({ name, email: '' })),
      briefingId: projectId ? String(projectId) : '',
    },
  });
  const people = fields.people.getFieldList();
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        {creators.map(({ key, name, presences }, n) => {
          const person = people[n]?.getFieldset();
          return (
            person && (
              <Card key={key} title={name}>
                <Stack form>
                  <p className="muted small">
                    <ExternalContact presences={presences} />
                  </p>
                  <Field
                    meta={person.email}
                    type="email"
                    label={t('invite.email')}
                    autoComplete="off"
                    optional
                  />
                  <Field meta={person.name} label={t('invite.profileName')} autoComplete="off" />
                </Stack>
              </Card>
            )
          );
        })}
        <ProjectSelect meta={fields.briefingId} label={t('invite.project')} projects={projects} />
        <SubmitButton name="intent" value="inviteProfiles" variant="dark">
          {t('invite.submitAll')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}
