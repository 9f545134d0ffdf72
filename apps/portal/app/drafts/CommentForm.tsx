import { getFormProps } from '@conform-to/react';
import { canReferToPoint, canReferToTime, type Draft } from '@elenco/core/hiring';
import { useActionData } from '@remix-run/react';
import { Clock, X } from 'lucide-react';
import { type FormEvent, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { Unsaved } from '../forms/Unsaved';
import { useAnswer } from '../forms/useAnswer';
import { Button, Field, Form, Row, SubmitButton } from '../ui';
import { useHydrated } from '../ui/useHydrated';
import styles from './drafts.module.css';
import type { Spot } from './spot';
import { formatTime } from './time';

type Props = {
  draft: Draft;
  spot: Spot;
  onMark: (spot: Spot) => void;
  video: RefObject<HTMLVideoElement>;
};

/**
 * Form for a comment on the newest version, on a second of its video, or on a point of its picture. Without
 * scripts, the user types the second.
 */
export function CommentForm({ draft: { id, media }, spot, onMark, video }: Props) {
  const { t } = useTranslation('shared');
  const scripted = useHydrated();
  const [touched, setTouched] = useState(false);
  const answer = useActionData<Answer>();
  const own = answer?.intent === 'comment' && answer.submission.initialValue?.draftId === String(id);
  const [form, fields] = useAnswer<Record<'body' | 'at', string>>(own ? answer : undefined, {
    id: `comment-${id}`,
  });
  const marked = spot.x !== undefined && spot.y !== undefined;
  return (
    <Form
      {...getFormProps(form)}
      preventScrollReset
      className={styles.form}
      onInput={({ currentTarget }: FormEvent<HTMLFormElement>) =>
        setTouched(String(new FormData(currentTarget).get('body') ?? '').trim() !== '')
      }
    >
      {touched && <Unsaved when />}
      <Refused form={form} />
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="draftId" value={id} />
      {marked && <input type="hidden" name="x" value={spot.x} />}
      {marked && <input type="hidden" name="y" value={spot.y} />}
      <Field meta={fields.body} type="textarea" rows={2} label={t('drafts.say')} maxLength={1000} />
      {canReferToTime(media) && (
        <div className={styles.at}>
          <Field
            key={spot.at}
            meta={fields.at}
            label={t('drafts.at')}
            hint={t('drafts.atHint')}
            defaultValue={spot.at}
            inputMode="numeric"
            maxLength={8}
            required={false}
          />
          {scripted && media === 'video' && (
            <Button
              size="small"
              icon={<Clock aria-hidden="true" />}
              onClick={() => onMark({ ...spot, at: formatTime((video.current?.currentTime ?? 0) * 1_000) })}
            >
              {t('drafts.useTime')}
            </Button>
          )}
        </div>
      )}
      {scripted && media === 'picture' && canReferToPoint(media) && (
        <p className="muted small">{t(marked ? 'drafts.marked' : 'drafts.markHint')}</p>
      )}
      <Row>
        <SubmitButton variant="dark" size="small" name="comment" value={String(id)}>
          {t('drafts.send')}
        </SubmitButton>
        {marked && (
          <Button size="small" variant="plain" icon={<X aria-hidden="true" />} onClick={() => onMark({})}>
            {t('drafts.unmark')}
          </Button>
        )}
      </Row>
    </Form>
  );
}
