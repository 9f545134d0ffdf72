import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { AddressFields, type AddressText } from '../company/AddressFields';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Field, Form, PhoneField, Stack, SubmitButton } from '../ui';
import type { OwnSettings } from './settings.server';

type Props = { person: OwnSettings['person']; answer?: Answer };

/** Form for the creator's legal name and contact data, which staff can read. */
export function PersonForm({ person, answer }: Props) {
  const { t } = useTranslation(['creator', 'resources']);
  const { name, phone, whatsapp, agentEmail } = person;
  const [form, fields] = useAnswer<Record<'name' | 'phone' | 'whatsapp' | 'agentEmail', string>>(answer, {
    id: 'person-form',
    defaultValue: { name, phone: phone ?? '', whatsapp: whatsapp ?? '', agentEmail: agentEmail ?? '' },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="version" value={person.version} />
      <Stack>
        <Refused form={form} />
        <Field
          meta={fields.name}
          label={t('person.legalName')}
          hint={t('person.legalNameHint')}
          autoComplete="name"
        />
        <PhoneField meta={fields.phone} label={t('resources:users.fields.phone')} optional />
        <PhoneField
          meta={fields.whatsapp}
          label={t('resources:users.fields.whatsapp')}
          hint={t('person.whatsappHint')}
          optional
        />
        <Field
          meta={fields.agentEmail}
          type="email"
          label={t('resources:users.fields.agentEmail')}
          hint={t('person.agentHint')}
          autoComplete="off"
          optional
        />
        <div>
          <SubmitButton variant="dark" name="intent" value="person">
            {t('settings.save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

/** The creator's postal address, for contracts and deliveries from brands. */
export function AddressForm({ person, save, answer }: Props & { save?: string }) {
  const { t } = useTranslation('creator');
  const [form, fields] = useAnswer<{ address: AddressText }>(answer, {
    id: 'address-form',
    // A new address starts with the place in the profile.
    defaultValue: { address: (person.address ?? person.place) as AddressText },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="version" value={person.version} />
      <Stack>
        <Refused form={form} />
        <AddressFields meta={fields.address} />
        <div>
          <SubmitButton variant="dark" name="intent" value="address">
            {save ?? t('settings.save')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
