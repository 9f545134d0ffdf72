import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../../ui';
import type { Work } from './load.server';
import { useOwnAnswer } from './useOwnAnswer';

/**
 * Form for a post that is private or offline. The creator sends the same link once the post is back, or the
 * correct link.
 */
export function FixLinkForm({
  post: { id, url },
  main,
}: {
  post: Pick<Work['links'][number], 'id' | 'url'>;
  main: boolean;
}) {
  const { t } = useTranslation('creator');
  const [form, fields] = useAnswer<{ link: string }>(useOwnAnswer('fixLink', id), {
    id: `fix-${id}`,
    defaultValue: { link: url },
  });
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="fixLink" />
      <input type="hidden" name="id" value={id} />
      <Stack>
        <Refused form={form} />
        <Field
          meta={fields.link}
          type="url"
          label={t('publish.link')}
          hint={t('fixLink.hint')}
          placeholder="https://"
        />
        <div>
          <SubmitButton variant={main ? 'primary' : 'dark'} name="fixLink" value={String(id)}>
            {t('fixLink.send')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
