import { getFormProps } from '@conform-to/react';
import type { workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Field, Form, Stack, SubmitButton } from '../../ui';
import type { Work } from './load.server';
import { useOwnAnswer } from './useOwnAnswer';

/** Form for the link of a published post or of finished work, which can be changed until it is verified. */
export function LinkForm({
  piece: { id, version, link, status, channel },
  work,
  main = false,
}: {
  piece: Work['pieces'][number];
  work: ReturnType<typeof workKeySuffix>;
  main?: boolean;
}) {
  const { t } = useTranslation('creator');
  const [form, fields] = useAnswer<{ link: string }>(useOwnAnswer('publish', id), {
    id: `publish-${id}`,
    ...(link ? { defaultValue: { link } } : {}),
  });
  const corrects = status === 'published';
  const hint = corrects
    ? 'publish.correctHint'
    : work
      ? 'publish.linkHintOfWork'
      : // The apps of these social networks share short URLs.
        channel === 'tiktok' || channel === 'instagram'
        ? 'publish.fullHint'
        : 'publish.linkHint';
  return (
    <Form {...getFormProps(form)}>
      <input type="hidden" name="intent" value="publish" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <Stack>
        <Refused form={form} />
        <Field
          meta={fields.link}
          type="url"
          label={t(`publish.link${work}`)}
          hint={t(hint)}
          placeholder="https://"
        />
        <div>
          <SubmitButton variant={main ? 'primary' : 'dark'} name="publish" value={String(id)}>
            {t(corrects ? 'publish.save' : 'publish.send')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}
