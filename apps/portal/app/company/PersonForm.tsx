import { getFormProps } from '@conform-to/react';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Card, Field, Form, MaskedField, PhoneField, Stack, SubmitButton } from '../ui';
import type { loadSettings } from './settings.server';

type Person = Awaited<ReturnType<typeof loadSettings>>['person'];

const defaultsOf = ({ version, name, cpf, phone }: Person) => ({
  version: String(version),
  name,
  cpf,
  phone,
});

/**
 * Returns the React key of the form. It changes only if the user's data was saved. The version is not part of
 * the key, since a change of the user's role increases it too.
 */
export const keyOfPerson = ({ name, cpf, phone }: Person): string => JSON.stringify([name, cpf, phone]);

/** Form for the signed-in user's name, CPF and telephone. */
export function PersonForm({
  person,
  answer,
  isFirst,
}: {
  person: Person;
  answer: Answer | undefined;
  /** True in the first run, which asks only for CPF and telephone. */
  isFirst?: boolean;
}) {
  const { t } = useTranslation(['company', 'resources']);
  const intent = person.isOwn ? 'person' : 'impersonated';
  const [form, fields] = useAnswer<Record<'name' | 'cpf' | 'phone' | 'version', string>>(
    answer?.intent === intent ? answer : undefined,
    { id: 'person', defaultValue: defaultsOf(person) },
  );
  return (
    <Card>
      <Form {...getFormProps(form)} preventScrollReset>
        <Stack form>
          <Refused form={form} />
          <input type="hidden" name="version" value={person.version} />
          {isFirst ? (
            <input type="hidden" name="name" value={person.name} />
          ) : (
            <Field meta={fields.name} label={t('resources:users.fields.name')} autoComplete="name" />
          )}
          {person.isOwn ? (
            <MaskedField
              meta={fields.cpf}
              mask="cpf"
              label={t('resources:users.fields.cpf')}
              hint={t(person.hasCpf ? 'settings.cpfToCorrect' : 'settings.cpfHint')}
            />
          ) : (
            <p className="muted small">{t('settings.cpfSealed')}</p>
          )}
          <PhoneField meta={fields.phone} label={t('resources:users.fields.phone')} optional />
          {!isFirst && (
            <p className="muted small">
              {t('settings.email', { email: person.email })}{' '}
              {person.isOwn && <Link to="/dashboard/security#email">{t('settings.emailChange')}</Link>}
            </p>
          )}
          <div>
            <SubmitButton name="intent" value={intent} variant={person.hasCpf ? 'dark' : 'primary'}>
              {person.hasCpf ? t('settings.save') : t('settings.saveAndGo')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
