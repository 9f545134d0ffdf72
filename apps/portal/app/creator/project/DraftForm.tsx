import { getFormProps } from '@conform-to/react';
import { useSearchParams } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../forms/Refused';
import { useAnswer } from '../../forms/useAnswer';
import { Disclosure, Field, Form, Stack, SubmitButton } from '../../ui';
import { DraftFile } from '../../uploads/DraftFile';
import { sendAfter } from '../../uploads/store';
import { useSending } from '../../uploads/useSending';
import type { Work } from './load.server';
import { useOwnAnswer } from './useOwnAnswer';

type Fields = Record<'caption' | 'draftLink' | 'file' | 'draftFileId', string>;

/**
 * Sends a draft to the brand: the caption with its advertising disclosure, and the draft as a link or a file.
 */
export function DraftForm({
  piece,
  largest,
  main,
}: {
  piece: Work['pieces'][number];
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  main: boolean;
}) {
  const { t } = useTranslation('creator');
  const { id, version, status, caption, draftLink } = piece;
  const [search] = useSearchParams();
  const answer = useOwnAnswer('draft', id);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: `draft-${id}`,
    defaultValue: { caption, draftLink: draftLink ?? '' },
  });
  const sending = useSending(id);
  const waits = sending?.state === 'sending' || sending?.state === 'broken';
  /** Delays the submission until the upload is complete; the user may leave the page. */
  const waitForFile = (event: FormEvent<HTMLFormElement>) => {
    if (!waits) return;
    event.preventDefault();
    sendAfter(id, new FormData(event.currentTarget));
  };
  return (
    <Disclosure
      summary={t('draft.open')}
      open={
        status === 'changes_requested' ||
        search.get('piece') === String(id) ||
        answer !== undefined ||
        sending !== undefined
      }
    >
      <Form {...getFormProps(form)} encType="multipart/form-data" onSubmit={waitForFile}>
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
          <DraftFile
            meta={fields.file}
            piece={id}
            largest={largest}
            before={fields.draftFileId.initialValue}
          />
          <div>
            <SubmitButton variant={main ? 'primary' : 'dark'} name="draft" value={String(id)}>
              {t(waits ? 'draft.sendAfter' : 'draft.send')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
