import { useActionData } from '@remix-run/react';
import { MessageCircle } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Refusals } from '../forms/Refused';
import { Button, DateText, Field, Form, SubmitButton } from '../ui';
import type { BoardPost } from './board.server';
import styles from './community.module.css';
import { ReportDialog } from './ReportDialog';

/** Comments below a post, oldest first. */
export function Comments({ post, brand }: { post: BoardPost; brand: boolean }) {
  const { t } = useTranslation('community');
  if (post.comments.length === 0) return null;
  return (
    <ul className={styles.comments} aria-label={t('comments.of', { title: post.title })}>
      {post.comments.map(({ id, version, author, body, createdAt, own }) => (
        <li key={id} className={styles.comment}>
          <p className="small">
            <strong dir="auto">{author}</strong>{' '}
            <span className="muted">
              <DateText value={createdAt} />
            </span>
          </p>
          <p className={styles.words} dir="auto">
            {body}
          </p>
          <div className={styles.answers}>
            {(own || brand) && (
              <MoveDialog
                trigger={
                  <Button size="small" variant="plain" aria-label={t('comments.withdrawNamed', { author })}>
                    {t('comments.withdraw')}
                  </Button>
                }
                intent="withdrawComment"
                fields={{ id, version }}
                title={t('comments.withdrawTitle')}
                text={body}
                confirm={t('comments.withdraw')}
                danger
              />
            )}
            {!own && <ReportDialog id={id} postId={post.id} label={t('report.commentNamed', { author })} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Form for a comment, opened by a button; closing it keeps the text. */
export function CommentForm({ post: { id, title, comments } }: { post: BoardPost }) {
  const { t } = useTranslation('community');
  const answer = useActionData<Answer | undefined>();
  const refused = answer?.intent === 'comment' && answer.submission.initialValue?.postId === String(id);
  const error = refused ? answer.submission.error : undefined;
  const [open] = useState(refused);
  const box = useRef<HTMLDetailsElement>(null);
  const focusField = useCallback(() => {
    if (box.current?.open) box.current.querySelector('textarea')?.focus();
  }, []);
  // The user may have opened the form before hydration.
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) focusField();
  }, [focusField]);
  return (
    <details ref={box} className={styles.reply} open={open} onToggle={focusField}>
      <summary aria-label={t('comments.writeOn', { title })}>
        <MessageCircle aria-hidden="true" /> {t('comments.write')}
      </summary>
      {/* The React key empties the field after a comment was accepted. */}
      <Form key={comments.filter(({ own }) => own).length} className={styles.write} preventScrollReset>
        <Refusals refusals={error?.[''] ?? []} />
        <input type="hidden" name="intent" value="comment" />
        <input type="hidden" name="postId" value={id} />
        <Field
          name="body"
          label={t('comments.body')}
          type="textarea"
          rows={2}
          maxLength={1000}
          defaultValue={refused ? String(answer.submission.initialValue?.body ?? '') : ''}
          errors={error?.body ?? []}
        />
        <SubmitButton size="small" variant="quiet">
          {t('comments.send')}
        </SubmitButton>
      </Form>
    </details>
  );
}
