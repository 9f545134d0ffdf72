import { getFormProps } from '@conform-to/react';
import type { Charge, Instalment } from '@elenco/core/finance';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { Alert, Checkbox, Field, Form, Section, Stack, SubmitButton } from '../ui';
import { cancel, sendAfter } from '../uploads/store';
import { useSending } from '../uploads/useSending';
import { WorkFile } from '../uploads/WorkFile';
import { ownFile, useInstalmentAnswer, WorkLog } from './Delivery';

/** Removes uploads that were delivered, since they must not be sent with the next delivery. */
export function useDeliveredUploads(parts: readonly Pick<Instalment, 'id' | 'work'>[]): void {
  const known = useRef(new Map(parts.map(({ id, work }) => [id, work.length])));
  useEffect(() => {
    for (const { id, work } of parts) {
      if (work.length > (known.current.get(id) ?? 0)) void cancel(`delivery-${id}`);
      known.current.set(id, work.length);
    }
  }, [parts]);
}

type DeliverFields = Record<'link' | 'text' | 'file' | 'sentFileId' | 'beforePayment', string>;

/** Form with which the creator delivers the work of an instalment: a link, a file or a note. */
export function DeliverForm({
  part,
  largest,
}: {
  part: Pick<Instalment, 'id' | 'work'> & { readonly status: Charge['status'] };
  /** Maximum size of a video or picture in megabytes. */
  largest: number;
}) {
  const { t } = useTranslation('pay');
  const [form, fields] = useAnswer<DeliverFields>(useInstalmentAnswer('deliver', part.id), {
    id: `pay-deliver-${part.id}-${part.work.length}`,
  });
  const key = `delivery-${part.id}` as const;
  const sending = useSending(key);
  const waits = sending?.state === 'sending' || sending?.state === 'broken';
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
    <div id={key}>
      <Form {...getFormProps(form)} encType="multipart/form-data" onSubmit={waitForFile}>
        <input type="hidden" name="intent" value="deliver" />
        <input type="hidden" name="id" value={part.id} />
        <Stack form>
          <Refused form={form} />
          <p className="muted small">{t('work.oneOf')}</p>
          <Field
            meta={fields.link}
            label={t('work.link')}
            hint={t('work.linkHint')}
            placeholder="https://"
            maxLength={500}
          />
          <WorkFile meta={fields.file} form={key} largest={largest} before={fields.sentFileId.initialValue} />
          <Field meta={fields.text} type="textarea" rows={3} label={t('work.text')} maxLength={1000} />
          {part.status === 'paid' ? (
            <p className="muted small">{t('work.next')}</p>
          ) : (
            <>
              <Alert tone="warning">{t('work.nextUnpaid')}</Alert>
              <input type="hidden" name="unpaid" value="on" />
              <Checkbox required meta={fields.beforePayment} label={t('work.beforePayment')} />
            </>
          )}
          <div>
            <SubmitButton>{t(waits ? 'work.deliverAfter' : 'work.deliver')}</SubmitButton>
          </div>
        </Stack>
      </Form>
    </div>
  );
}

/** Deliveries so far, and the form for the next delivery. */
export function DeliverySection({
  part,
  many,
  largest,
}: {
  part: Parameters<typeof DeliverForm>[0]['part'] & Pick<Instalment, 'ordinal'>;
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
