import { getFormProps } from '@conform-to/react';
import { contactDataIn, MESSAGE_LENGTH } from '@elenco/core/hiring';
import { Link, useActionData } from '@remix-run/react';
import { Send, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Alert, Disclosure, Field, FileDrop, Form, Stack, SubmitButton } from '../ui';
import { useHydrated } from '../ui/useHydrated';
import styles from './messages.module.css';
import type { Chat } from './thread.server';
import { useUnsentMessage } from './useKeptMessage';

type Fields = Record<'body' | 'file', string>;

/** Returns the beginning of a message that questions figures; undefined for another message. */
function useQuestion(questioned: Chat['questioned']): string | undefined {
  const { t } = useTranslation(['shared', 'options']);
  const { number, list } = useFormat();
  if (!questioned) return undefined;
  const { network, format, figures } = questioned;
  return t('shared:messages.questionFigures', {
    post: `${t(`options:formats.${format}`)} · ${t(`options:channels.${network}`)}`,
    figures: list(figures.map(({ metric, value }) => `${t(`options:metric.${metric}`)}: ${number(value)}`)),
  });
}

/** Form for a message. With a keyboard, Enter sends and Shift+Enter starts a new line. */
export function Composer({ chat, name }: { chat: Chat; name: string }) {
  const { t } = useTranslation('shared');
  const { proposalId, replying, warns } = chat;
  // The id stays while the page reloads data, so that a message sent twice is stored once.
  const [clientId] = useState(chat.clientId);
  const answer = useActionData<Answer | undefined>();
  // The response to the previous message does not concern the current one.
  const [former] = useState(useHydrated() ? answer : undefined);
  const own = answer?.intent === 'send' && answer !== former ? answer : undefined;
  const [form, fields] = useAnswer<Fields>(own, {
    id: 'write',
    defaultValue: { body: useQuestion(chat.questioned) },
  });
  const [leads, setLeads] = useState(false);
  const kept = useUnsentMessage(chat, form.id, own !== undefined);
  return (
    <Form
      {...getFormProps(form)}
      encType="multipart/form-data"
      className={styles.composer}
      preventScrollReset
      onKeyDown={sendByEnter}
      onSubmitCapture={kept.clear}
      onInput={({ target }: FormEvent) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        kept.keep(target.value);
        setLeads(warns && contactDataIn(target.value).length > 0);
      }}
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="proposalId" value={proposalId} />
      <input type="hidden" name="clientId" value={clientId} />
      {replying && <input type="hidden" name="replyTo" value={replying.seq} />}
      <Stack>
        <Refused form={form} />
        {replying && (
          <div className={styles.answering}>
            <div className={styles.quote}>
              <strong>
                {t('messages.answering', {
                  name: replying.own ? t('messages.own') : replying.author || name,
                })}
              </strong>
              <span>{replying.body || replying.fileName}</span>
            </div>
            <Link to="?#write" prefetch="none" preventScrollReset aria-label={t('messages.stopAnswering')}>
              <X aria-hidden="true" />
            </Link>
          </div>
        )}
        <div className={styles.write}>
          <Field
            meta={fields.body}
            type="textarea"
            rows={1}
            label={t('messages.write')}
            placeholder={t('messages.placeholder', { name })}
            maxLength={MESSAGE_LENGTH}
            optional
          />
        </div>
        {leads && <Alert tone="warning">{t('messages.contact')}</Alert>}
        <div className={styles.tools}>
          <Disclosure summary={t('messages.attach')} open={Boolean(fields.file.errors)}>
            <FileDrop
              meta={fields.file}
              label={t('messages.attach')}
              hint={t('messages.attachHint')}
              accept="image/jpeg,image/png,application/pdf"
              optional
            />
          </Disclosure>
          <SubmitButton variant="dark" icon={<Send aria-hidden="true" />}>
            {t('messages.send')}
          </SubmitButton>
        </div>
      </Stack>
    </Form>
  );
}

function sendByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, shiftKey, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || shiftKey || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement))
    return;
  // On a phone, Enter is the only key for a new line.
  if (!window.matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  currentTarget.requestSubmit();
}
