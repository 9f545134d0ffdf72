import { getFormProps } from '@conform-to/react';
import type { Instalment } from '@elenco/core/finance';
import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import {
  Button,
  ConfirmDialog,
  DateText,
  Disclosure,
  Field,
  Form,
  RelativeTime,
  Stack,
  SubmitButton,
} from '../ui';
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

/** The day on which a delivery counts as approved if the client does not answer, and the time until then. */
export function SilenceEnds({ on, style }: { on: string; style?: 'long' }) {
  const { t } = useTranslation('pay');
  return (
    <>
      {t('work.approvesOn')} <DateText value={on} {...(style ? { style } : {})} /> (
      <RelativeTime value={on} />)
    </>
  );
}

/** Returns the URL of a file for users with an account. */
export const ownFile = (id: number) => `/api/v1/files/${id}`;

/** Returns the action's answer if it concerns the form of this instalment. */
export const useInstalmentAnswer = (intent: string, id: number) => {
  const answer = useActionData<Answer>();
  const own = answer?.intent === intent ? answer : undefined;
  return own?.submission?.initialValue?.id === String(id) ? own : undefined;
};

/** The client's form for a delivery: approve after a confirmation, or request a change. */
export function ReviewWork({
  part,
  creator,
  changesLeft,
}: {
  part: Pick<Instalment, 'id' | 'ordinal' | 'work' | 'amountCents' | 'currency'>;
  creator: string;
  changesLeft: number;
}) {
  const { t } = useTranslation('pay');
  const own = useInstalmentAnswer('change', part.id);
  const [form, fields] = useAnswer<{ text: string }>(own, {
    id: `pay-change-${part.id}-${part.work.length}`,
  });
  const { money } = useFormat();
  const delivered = part.work.at(-1)?.side === 'creator';
  const amount = money(part.amountCents, part.currency);
  return (
    <Stack>
      <div>
        <ConfirmDialog
          trigger={<Button variant="primary">{t('view.approve')}</Button>}
          title={t('view.approveTitle', { n: part.ordinal })}
          text={t(delivered ? 'view.approveText' : 'view.approveUndelivered', { creator, amount })}
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
