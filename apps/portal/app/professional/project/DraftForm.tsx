import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Disclosure, Field, FileDrop, Form, Stack, SubmitButton } from '../../ui';
import type { Work } from './load.server';
import { useOwnAnswer } from './useOwnAnswer';

type Fields = Record<'caption' | 'draftLink' | 'file', string>;

/** Shows the brand what would be published: the caption with its mark, and the draft as a link or a file. */
export function DraftForm({ piece, main }: { piece: Work['pieces'][number]; main: boolean }) {
  const { t } = useTranslation('professional');
  const { id, version, status, caption, draftLink } = piece;
  const answer = useOwnAnswer('draft', id);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: `draft-${id}`,
    defaultValue: { caption, draftLink: draftLink ?? '' },
  });
  return (
    <Disclosure summary={t('draft.open')} open={status === 'changes_requested' || answer !== undefined}>
      <Form {...getFormProps(form)} encType="multipart/form-data">
        <input type="hidden" name="intent" value="draft" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Stack>
          <Refused form={form} />
          <Field
            meta={fields.caption}
            type="textarea"
            label={t('draft.caption')}
            hint={t('draft.captionHint')}
            placeholder="#publi"
            maxLength={2200}
          />
          <Field
            meta={fields.draftLink}
            type="url"
            label={t('draft.link')}
            hint={t('draft.linkHint')}
            placeholder="https://"
            required={false}
          />
          <FileDrop
            meta={fields.file}
            label={t('draft.file')}
            hint={t('draft.fileHint')}
            accept="image/jpeg,image/png,application/pdf"
            required={false}
          />
          <div>
            <SubmitButton variant={main ? 'primary' : 'dark'} name="draft" value={String(id)}>
              {t('draft.send')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
