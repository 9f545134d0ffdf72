import { getFormProps } from '@conform-to/react';
import type { Instalment } from '@elenco/core/finance';
import { useActionData } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import {
  Button,
  ConfirmDialog,
  DateText,
  Disclosure,
  Field,
  Form,
  Section,
  Stack,
  SubmitButton,
} from '../ui';
import { cancel, sendAfter } from '../uploads/store';
import { UploadField } from '../uploads/UploadField';
import { useSending } from '../uploads/useSending';
import styles from './pay.module.css';

/** Deliveries and requested changes of an instalment, newest first. */
export function WorkLog({ work, fileTo }: { work: Instalment['work']; fileTo: (id: number) => string }) {
  const { t } = useTranslation('pay');
  return work.toReversed().map((entry) => (
    <div key={entry.at} className={styles.remark}>
      <p className="muted small">
        {t(`work.by.${entry.side}`, { name: entry.name })} · <DateText value={entry.at} style="long" />
      </p>
      {entry.link && (
        <p>
          <a href={entry.link} target="_blank" rel="noreferrer noopener">
            {entry.link}
          </a>
        </p>
      )}
      {entry.file && (
        <p>
          <a href={fileTo(entry.file.id)} download>
            {t('work.download', { name: entry.file.name })}
          </a>
        </p>
      )}
      {entry.text && <p className={styles.text}>{entry.text}</p>}
    </div>
  ));
}

/** Returns the address of a file for users with an account. */
export const ownFile = (id: number) => `/api/v1/files/${id}`;

const useOwn = (intent: string, id: number) => {
  const answer = useActionData<Answer>();
  const own = answer?.intent === intent ? answer : undefined;
  return own?.submission?.initialValue?.id === String(id) ? own : undefined;
};

/** Forgets uploads that were delivered: they do not belong to the next delivery. */
export function useDeliveredUploads(parts: readonly Pick<Instalment, 'id' | 'work'>[]): void {
  const known = useRef(new Map(parts.map(({ id, work }) => [id, work.length])));
  useEffect(() => {
    for (const { id, work } of parts) {
      if (work.length > (known.current.get(id) ?? 0)) void cancel(`delivery-${id}`);
      known.current.set(id, work.length);
    }
  }, [parts]);
}

type DeliverFields = Record<'link' | 'text' | 'file' | 'sentFileId', string>;

/** The creator's form to deliver the work of an instalment: a link, a file or a note. */
export function DeliverForm({
  part,
  largest,
}: {
  part: Pick<Instalment, 'id' | 'work'>;
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
}) {
  const { t } = useTranslation('pay');
  const [form, fields] = useAnswer<DeliverFields>(useOwn('deliver', part.id), {
    id: `pay-deliver-${part.id}-${part.work.length}`,
  });
  const key = `delivery-${part.id}` as const;
  const sending = useSending(key);
  const waits = sending?.state === 'sending' || sending?.state === 'broken';
  /** Delays the submission until the upload is complete; the user may leave the page. */
  const waitForFile = (event: FormEvent<HTMLFormElement>) => {
    if (!waits) return;
    event.preventDefault();
    sendAfter(key, new FormData(event.currentTarget));
  };
  return (
    <div id={key}>
      <Form {...getFormProps(form)} encType="multipart/form-data" onSubmit={waitForFile}>
        <input type="hidden" name="intent" value="deliver" />
        <input type="hidden" name="id" value={part.id} />
        <Stack form>
          <Refused form={form} />
          <Field
            meta={fields.link}
            label={t('work.link')}
            hint={t('work.linkHint')}
            placeholder="https://"
            maxLength={500}
            optional
          />
          <UploadField
            meta={fields.file}
            form={key}
            largest={largest}
            before={fields.sentFileId.initialValue}
          />
          <Field
            meta={fields.text}
            type="textarea"
            rows={3}
            label={t('work.text')}
            maxLength={1000}
            optional
          />
          <p className="muted small">{t('work.next')}</p>
          <div>
            <SubmitButton>{t(waits ? 'work.deliverAfter' : 'work.deliver')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

/** The client's answer to a delivery: approve it after a confirmation, or request a change. */
export function ReviewWork({
  part,
  creator,
  changesLeft,
}: {
  part: Pick<Instalment, 'id' | 'ordinal' | 'work'>;
  creator: string;
  changesLeft: number;
}) {
  const { t } = useTranslation('pay');
  const own = useOwn('change', part.id);
  const [form, fields] = useAnswer<{ text: string }>(own, {
    id: `pay-change-${part.id}-${part.work.length}`,
  });
  const delivered = part.work.at(-1)?.side === 'creator';
  return (
    <Stack>
      <div>
        <ConfirmDialog
          trigger={<Button variant="primary">{t('view.approve')}</Button>}
          title={t('view.approveTitle', { n: part.ordinal })}
          text={t(delivered ? 'view.approveText' : 'view.approveUndelivered', { creator })}
          confirm={t('view.approve')}
          fields={{ intent: 'approve', id: String(part.id) }}
        />
      </div>
      {delivered && changesLeft > 0 && (
        <Disclosure summary={t('work.change')} open={own !== undefined}>
          <Form {...getFormProps(form)}>
            <input type="hidden" name="id" value={part.id} />
            <Stack form>
              <Refused form={form} />
              <Field
                meta={fields.text}
                type="textarea"
                rows={3}
                label={t('work.changeText')}
                hint={t('work.changesLeft', { count: changesLeft })}
                maxLength={1000}
              />
              <div>
                <SubmitButton name="intent" value="change" variant="quiet">
                  {t('work.sendChange')}
                </SubmitButton>
              </div>
            </Stack>
          </Form>
        </Disclosure>
      )}
      {delivered && changesLeft === 0 && <p className="muted small">{t('work.noChanges', { creator })}</p>}
    </Stack>
  );
}

/** Deliveries so far, and the form for the next one. */
export function DeliverySection({
  part,
  many,
  largest,
}: {
  part: Pick<Instalment, 'id' | 'ordinal' | 'work'>;
  many: boolean;
  largest: number;
}) {
  const { t } = useTranslation('pay');
  return (
    <Section title={many ? t('work.titleOf', { n: part.ordinal }) : t('work.title')} anchor="delivery">
      <Stack>
        <WorkLog work={part.work} fileTo={ownFile} />
        <DeliverForm part={part} largest={largest} />
      </Stack>
    </Section>
  );
}
