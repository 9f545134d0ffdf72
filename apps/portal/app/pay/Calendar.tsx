import { useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { CopyText } from '../payment/CopyText';
import { Alert, DateText, Form, Row, Section, Stack, SubmitButton } from '../ui';
import type { loadPays } from './list.server';

/** Private calendar URL with the creator's incoming payments. It is shown once and can be replaced. */
export function Calendar({ calendar }: Pick<Awaited<ReturnType<typeof loadPays>>, 'calendar'>) {
  const { t } = useTranslation('pay');
  const address = useActionData<Answer>()?.shown?.address;
  return (
    <Section title={t('calendar.title')}>
      <Stack>
        <p className="muted small">{t('calendar.text')}</p>
        {address && (
          <Alert tone="success" title={t('calendar.once')}>
            <CopyText label={t('calendar.address')} text={address} />
          </Alert>
        )}
        {calendar && (
          <p className="small">
            {t('calendar.since')} <DateText value={calendar.createdAt} />
            {calendar.lastUsedAt && (
              <>
                {' · '}
                {t('calendar.read')} <DateText value={calendar.lastUsedAt} />
              </>
            )}
          </p>
        )}
        <Row>
          <Form>
            <SubmitButton name="intent" value="calendar" variant="quiet">
              {t(calendar ? 'calendar.change' : 'calendar.make')}
            </SubmitButton>
          </Form>
          {calendar && (
            <Form>
              <SubmitButton name="intent" value="closeCalendar" variant="plain">
                {t('calendar.close')}
              </SubmitButton>
            </Form>
          )}
        </Row>
      </Stack>
    </Section>
  );
}
