import { getFormProps } from '@conform-to/react';
import {
  type CheckedBrief,
  checkDraft,
  MAX_DRAFT_CAPTION,
  MAX_REASON,
  MAX_SUBTITLES,
  workKeySuffix,
} from '@elenco/core/hiring';
import { useSearchParams } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Findings } from '../../drafts/Findings';
import { Refused } from '../../forms/Refused';
import { Unsaved } from '../../forms/Unsaved';
import { useAnswer } from '../../forms/useAnswer';
import { Disclosure, Field, Form, Stack, SubmitButton } from '../../ui';
import { SubtitleFile } from '../../uploads/SubtitleFile';
import { sendAfter } from '../../uploads/store';
import { useSending } from '../../uploads/useSending';
import { WorkFile } from '../../uploads/WorkFile';
import type { Work } from './load.server';
import styles from './project.module.css';
import { useOwnAnswer } from './useOwnAnswer';

type Fields = Record<'caption' | 'draftLink' | 'file' | 'sentFileId' | 'subtitles' | 'reason', string>;

/**
 * Form that sends a draft to the brand: caption with advertising disclosure, or description of a freelancer's
 * work; link or file; subtitles. Shows deviations from the brief before the draft is sent.
 */
export function DraftForm({
  piece,
  brief,
  largest,
  main,
}: {
  piece: Work['pieces'][number];
  brief: CheckedBrief;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
  main: boolean;
}) {
  const { t } = useTranslation('creator');
  const { id, version, status, channel, caption, draftLink } = piece;
  const isWork = workKeySuffix(brief) !== '';
  const [search] = useSearchParams();
  const answer = useOwnAnswer('draft', id);
  const [form, fields] = useAnswer<Fields>(answer, {
    id: `draft-${id}`,
    defaultValue: { caption, draftLink: draftLink ?? '' },
  });
  const [touched, setTouched] = useState(false);
  const sending = useSending(`piece-${id}`);
  const waits = sending?.state === 'sending' || sending?.state === 'broken';
  const compare = (value: (name: string) => unknown) => {
    const text = (name: string) => String(value(name) ?? '');
    const content = { channel, link: text('draftLink') || null, subtitles: text('subtitles') };
    return {
      caption: text('caption'),
      findings: checkDraft(brief, { ...content, caption: text('caption') }),
    };
  };
  /** Comparison with the brief while the file is still being uploaded. */
  const [early, setEarly] = useState<ReturnType<typeof compare>>();
  const given = answer?.submission.initialValue;
  const compared = early ?? (given ? compare((name) => given[name]) : undefined);
  /**
   * Submits the form once the upload is complete. The creator may leave the page before the upload is
   * complete.
   */
  const waitForFile = (event: FormEvent<HTMLFormElement>) => {
    setEarly(undefined);
    if (!waits) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const now = compare((name) => data.get(name));
    if (now.findings.length > 0 && String(data.get('reason') ?? '').trim() === '') setEarly(now);
    else {
      sendAfter(`piece-${id}`, data);
      setTouched(false);
    }
  };
  const found = compared?.findings.length ? compared : undefined;
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
      <Form
        {...getFormProps(form)}
        encType="multipart/form-data"
        onSubmit={waitForFile}
        onChange={() => setTouched(true)}
      >
        {touched && <Unsaved when />}
        <input type="hidden" name="intent" value="draft" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <Stack>
          <Refused form={form} />
          <Field
            meta={fields.caption}
            type="textarea"
            label={t(isWork ? 'draft.description' : 'draft.caption')}
            hint={t(isWork ? 'draft.descriptionHint' : 'draft.captionHint')}
            {...(!isWork && { placeholder: '#publi' })}
            maxLength={MAX_DRAFT_CAPTION}
          />
          {found && (
            <section className={styles.found} aria-labelledby={`found-${id}`}>
              <div>
                <h4 id={`found-${id}`}>{t('draft.foundTitle')}</h4>
                <p className="muted small">{t('draft.foundText')}</p>
              </div>
              <Findings findings={found.findings} caption={found.caption} />
              <Field
                meta={fields.reason}
                type="textarea"
                rows={2}
                label={t('draft.reason')}
                hint={t('draft.reasonHint')}
                maxLength={MAX_REASON}
                required={false}
              />
            </section>
          )}
          <Field
            meta={fields.draftLink}
            type="url"
            label={t('draft.link')}
            hint={t('draft.linkHint')}
            placeholder="https://"
            required={false}
          />
          <WorkFile
            meta={fields.file}
            form={`piece-${id}`}
            query={`?piece=${id}`}
            largest={largest}
            before={fields.sentFileId.initialValue}
          />
          <Disclosure summary={t('draft.subtitlesOpen')} open={Boolean(fields.subtitles.initialValue)}>
            <Stack>
              <Field
                meta={fields.subtitles}
                type="textarea"
                label={t('draft.subtitles')}
                hint={t('draft.subtitlesHint')}
                maxLength={MAX_SUBTITLES}
                optional
              />
              <SubtitleFile textarea={fields.subtitles.id} />
            </Stack>
          </Disclosure>
          <div className={found && styles.send}>
            <SubmitButton variant={main ? 'primary' : 'dark'} name="draft" value={String(id)}>
              {t(waits ? 'draft.sendAfter' : 'draft.send')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
