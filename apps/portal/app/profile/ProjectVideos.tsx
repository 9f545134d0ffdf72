import { getFormProps } from '@conform-to/react';
import { MAX_VIDEO_BYTES, MAX_VIDEOS } from '@elenco/core/discovery';
import { photoPath } from '@elenco/core/people';
import { useLocation } from '@remix-run/react';
import { Play, Undo2, X } from 'lucide-react';
import { type FormEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Arrival, Button, cx, Disclosure, Field, FileDrop, Form, Stack, SubmitButton } from '../ui';
import { useHydrated } from '../ui/useHydrated';
import { cancel, sendAfter } from '../uploads/store';
import { UploadField } from '../uploads/UploadField';
import { useSending } from '../uploads/useSending';
import styles from './editor.module.css';
import type { Editor } from './editor.server';

const MEGABYTE = 1024 * 1024;
const uploadKey = (project: number) => `work-${project}`;

type Project = Editor['projects'][number];
type Props = { project: Project; answerOf: (intent: string) => Answer | undefined };

/** Videos of a project: each can be removed and restored, and one can be added by URL or as a file. */
export function ProjectVideos({ project, answerOf }: Props) {
  const { t } = useTranslation(['portfolio', 'profile']);
  const { id, title, videos } = project;
  const { shown } = answerOf('dropVideo') ?? {};
  return (
    <Stack>
      {videos.length > 0 && (
        <ul className={cx(styles.images, styles.videos)}>
          {videos.map(({ link, fileId, still, network }, n) => (
            <li key={link ?? fileId} className={styles.video}>
              {still ? (
                <img
                  src={photoPath(still)}
                  alt={t('video.nth', { n: n + 1, title })}
                  width={160}
                  height={120}
                  loading="lazy"
                />
              ) : (
                <span className={styles.noStill} role="img" aria-label={t('video.nth', { n: n + 1, title })}>
                  <Play aria-hidden="true" />
                </span>
              )}
              <span className="muted small">
                {network ? t(`profile:videos.networks.${network}`) : t('video.uploaded')}
              </span>
              <Form preventScrollReset>
                <input type="hidden" name="id" value={id} />
                {link && <input type="hidden" name="link" value={link} />}
                {fileId && <input type="hidden" name="fileId" value={fileId} />}
                <button
                  type="submit"
                  name="intent"
                  value="dropVideo"
                  className={styles.drop}
                  aria-label={t('video.removeNth', { n: n + 1, title })}
                >
                  <X aria-hidden="true" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {shown?.undo && (
        <Arrival title={t('video.removed')} of={shown.undo}>
          <Form preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="undo" value={shown.undo} />
            <Button
              type="submit"
              name="intent"
              value="restoreVideo"
              size="small"
              icon={<Undo2 aria-hidden="true" />}
            >
              {t('video.putBack')}
            </Button>
          </Form>
        </Arrival>
      )}
      {videos.length < MAX_VIDEOS && (
        <NewVideo key={videos.length} project={project} answer={answerOf('video')} />
      )}
    </Stack>
  );
}

function NewVideo({ project: { id, videos }, answer }: { project: Project; answer: Answer | undefined }) {
  const { t } = useTranslation('portfolio');
  const scripted = useHydrated();
  const { pathname } = useLocation();
  const [form, fields] = useAnswer<Record<'link' | 'file' | 'fileId' | 'still', string>>(answer, {
    id: `video-${id}`,
  });
  const key = uploadKey(id);
  const sending = useSending(key);
  const waits = sending?.state === 'sending' || sending?.state === 'broken';
  const kept = sending?.fileId !== undefined && videos.some(({ fileId }) => fileId === sending.fileId);
  useEffect(() => {
    if (kept) void cancel(key);
  }, [kept, key]);
  /**
   * Submits the form once the upload is complete. The creator may leave the page before the upload is
   * complete.
   */
  const waitForFile = (event: FormEvent<HTMLFormElement>) => {
    if (!waits) return;
    event.preventDefault();
    sendAfter(key, new FormData(event.currentTarget));
  };
  return (
    <Disclosure summary={t('video.add')} open={answer !== undefined || sending !== undefined}>
      <Form {...getFormProps(form)} encType="multipart/form-data" onSubmit={waitForFile}>
        <input type="hidden" name="intent" value="video" />
        <input type="hidden" name="id" value={id} />
        <Stack>
          <Refused form={form} />
          <Field
            meta={fields.link}
            type="url"
            label={t('video.link')}
            hint={t('video.linkHint')}
            placeholder="https://"
            required={false}
          />
          {scripted && (
            <UploadField
              meta={fields.file}
              target={{ key, page: pathname, at: `${pathname}#project-${id}`, field: 'fileId' }}
              label={t('video.file')}
              hint={t('video.fileHint', { most: MAX_VIDEO_BYTES / MEGABYTE })}
              accept="video/mp4,video/quicktime,video/webm"
              largest={MAX_VIDEO_BYTES / MEGABYTE}
              before={fields.fileId.initialValue}
            />
          )}
          <FileDrop
            meta={fields.still}
            label={t('video.still')}
            hint={t('video.stillHint')}
            accept="image/jpeg,image/png,image/gif,image/webp"
            optional
          />
          <div>
            <SubmitButton size="small" variant="quiet" name="save" value={`video-${id}`}>
              {t('video.save')}
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Disclosure>
  );
}
