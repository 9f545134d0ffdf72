import { getFormProps } from '@conform-to/react';
import { portraitPath, portraitSeed } from '@elenco/core/party';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Avatar, Card, FileDrop, Form, Row, Stack, SubmitButton } from '../ui';
import type { OwnSettings } from './settings.server';

/** The creator's photograph, in place of the drawing. */
export function PhotoForm({ profile, answer }: { profile: OwnSettings['profile']; answer?: Answer }) {
  const { t } = useTranslation('creator');
  const { id, name, portrait } = profile;
  const [form, fields] = useAnswer<{ file: string }>(answer, { id: 'photo-form' });
  return (
    <Card>
      <Stack>
        <Avatar id={id} name={name} src={portraitPath(portrait)} size="huge" />
        <Form {...getFormProps(form)} encType="multipart/form-data">
          <Stack>
            <Refused form={form} />
            <FileDrop
              meta={fields.file}
              label={t('photo.choose')}
              hint={t('photo.hint')}
              accept="image/jpeg,image/png,image/gif,image/webp"
            />
            <Row>
              <SubmitButton variant="dark" name="intent" value="photo">
                {t('photo.save')}
              </SubmitButton>
            </Row>
          </Stack>
        </Form>
        {portrait !== portraitSeed(id) && (
          <Form>
            <SubmitButton variant="quiet" size="small" name="intent" value="noPhoto">
              {t('photo.remove')}
            </SubmitButton>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
