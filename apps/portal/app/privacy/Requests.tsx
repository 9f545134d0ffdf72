import { getFormProps } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import {
  Card,
  DateText,
  Field,
  Form,
  Section,
  Select,
  Stack,
  StatusChip,
  SubmitButton,
  Table,
  type Tone,
} from '../ui';
import { requestKinds } from './requestKinds';
import type { RequestRow } from './requests.server';

const tones: Readonly<Record<RequestRow['status'], Tone>> = {
  open: 'moving',
  done: 'good',
  refused: 'stopped',
  withdrawn: 'neutral',
};

/** The user's requests about personal data, and a form for a new one. */
export function Requests({
  requests,
  answer,
}: {
  requests: readonly RequestRow[];
  answer: Answer | undefined;
}) {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('requests.title')}>
      <p className="muted">{t('requests.subtitle')}</p>
      {requests.length > 0 && <Asked requests={requests} />}
      <Card title={t('requests.new')}>
        <AskForm key={requests.length} answer={answer} />
      </Card>
    </Section>
  );
}

function AskForm({ answer }: { answer: Answer | undefined }) {
  const { t } = useTranslation('privacy');
  const mine = answer?.intent === 'ask' ? answer : undefined;
  const [form, fields] = useAnswer<{ kind: string; text: string }>(mine, { id: 'ask' });
  return (
    <Form {...getFormProps(form)}>
      <Stack form>
        <Refused form={form} />
        <Select
          meta={fields.kind}
          label={t('requests.kind')}
          options={requestKinds.map((kind) => ({ value: kind, label: t(`requests.kinds.${kind}`) }))}
        />
        <Field meta={fields.text} type="textarea" label={t('requests.text')} maxLength={2_000} />
        <SubmitButton name="intent" value="ask" variant="dark">
          {t('requests.submit')}
        </SubmitButton>
      </Stack>
    </Form>
  );
}

function Asked({ requests }: { requests: readonly RequestRow[] }) {
  const { t } = useTranslation('privacy');
  return (
    <Card flush>
      <Table
        caption={t('requests.title')}
        rows={requests}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          {
            key: 'kind',
            header: t('requests.kind'),
            primary: true,
            cell: ({ kind, answer }) => (
              <>
                {t(`requests.kinds.${kind}`)}
                {answer && <p className="muted small">{answer}</p>}
              </>
            ),
          },
          { key: 'asked', header: t('requests.asked'), cell: (row) => <DateText value={row.createdAt} /> },
          {
            key: 'due',
            header: t('requests.due'),
            cell: ({ status, dueOn, eraseAt }) =>
              status === 'open' ? <DateText value={eraseAt ?? dueOn} /> : '–',
          },
          {
            key: 'status',
            header: t('requests.state'),
            cell: ({ status, eraseAt }) => (
              <StatusChip tone={tones[status]}>
                {t(status === 'open' && eraseAt ? 'requests.states.set' : `requests.states.${status}`)}
              </StatusChip>
            ),
          },
          { key: 'end', header: t('requests.end'), align: 'end', cell: (row) => <Withdraw row={row} /> },
        ]}
      />
    </Card>
  );
}

function Withdraw({ row }: { row: RequestRow }) {
  const { t } = useTranslation('privacy');
  if (row.status !== 'open') return null;
  return (
    <Form>
      <input type="hidden" name="id" value={row.id} />
      <SubmitButton name="intent" value="withdrawRequest" variant="quiet" size="small">
        {t(row.eraseAt ? 'requests.undo' : 'requests.withdraw')}
      </SubmitButton>
    </Form>
  );
}
