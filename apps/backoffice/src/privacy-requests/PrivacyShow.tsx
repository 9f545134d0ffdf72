import { erasable } from '@elenco/core/operations';
import { channelPage } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { listOf } from '../addresses';
import { Facts } from '../kit/Facts';
import { FieldValue } from '../kit/FieldValue';
import { History } from '../kit/History';
import { MoveButtons } from '../kit/MoveButtons';
import type { MoveFieldSpec } from '../kit/MoveInput';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ResourceShow } from '../kit/ResourceShow';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { Deadline } from './Deadline';
import { ExportPanel } from './ExportPanel';
import { RequestStatus } from './RequestStatus';

export function PrivacyShow() {
  return <ResourceShow resource="privacy-requests">{(record) => <Screen record={record} />}</ResourceShow>;
}

/**
 * A privacy request with its deadline. The system answers a request with a scheduled erasure, and only the
 * user who made the request can withdraw it.
 */
function Screen({ record }: { record: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  const isSet = record.eraseAt !== null;
  const answer: MoveFieldSpec = {
    source: 'answer',
    kind: 'comment',
    label: words.field('privacy-requests', 'answer'),
    hint: words.t('privacy.answerHint'),
  };
  const hasAccount = record.userId !== null;
  const erases: MoveFieldSpec = {
    source: 'erases',
    kind: 'option',
    label: words.field('privacy-requests', 'erases'),
    ...(hasAccount ? {} : { hint: words.t('privacy.scheduleGuestHint') }),
    options: (hasAccount ? erasable.options : (['no_account'] as const)).map((value) => ({
      value,
      label: words.oneOf('erasable', value),
    })),
  };
  const codeSeen: MoveFieldSpec = {
    source: 'codeSeen',
    kind: 'option',
    label: words.t('privacy.codeSeen', { code: record.code ?? '' }),
    options: (['no', 'yes'] as const).map((value) => ({ value, label: words.t(`kit.${value}`) })),
  };
  return (
    <>
      <PageHead
        help={['support', record.kind === 'erasure' ? 'erasure' : 'privacy-request']}
        title={`${words.name('privacy-requests')} #${record.id}`}
        parent={{ to: listOf('privacy-requests'), label: words.name('privacy-requests', 2) }}
        beside={<RequestStatus record={record} />}
        subtitle={
          <FieldValue resource="privacy-requests" record={record} source={hasAccount ? 'userId' : 'email'} />
        }
        actions={
          isSet ? undefined : (
            <MoveButtons
              resource="privacy-requests"
              record={record}
              fields={{
                answer: [answer],
                refuse: [answer],
                schedule: record.handle === null ? [erases] : [erases, codeSeen],
              }}
              blocked={record.kind === 'erasure' ? {} : { schedule: words.t('privacy.notErasure') }}
            />
          )
        }
      />
      <Columns
        main={
          <>
            {isSet && record.status === 'open' ? (
              <Alert severity="info" sx={{ mb: 2 }}>
                {words.t(hasAccount ? 'privacy.isSet' : 'privacy.scheduleGuestHint')}
              </Alert>
            ) : null}
            <Panel title={words.field('privacy-requests', 'text')}>
              <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.text || '–'}</Typography>
            </Panel>
            {record.kind === 'access' ? <ExportPanel request={record} /> : null}
            {record.answer && (
              <Panel title={words.field('privacy-requests', 'answer')}>
                <Typography sx={{ whiteSpace: 'pre-wrap' }}>{record.answer}</Typography>
              </Panel>
            )}
          </>
        }
        aside={
          <>
            <Panel title={words.field('privacy-requests', 'dueOn')}>
              <Deadline record={record} />
              {!hasAccount && <Requester record={record} />}
              <Facts
                resource="privacy-requests"
                record={record}
                fields={['kind', 'dueOn', 'erases', 'eraseAt', 'createdAt']}
              />
            </Panel>
            <Panel title={words.t('kit.history')}>
              <History resource="privacy-requests" id={record.id} />
            </Panel>
          </>
        }
      />
    </>
  );
}

/**
 * Facts about a requester without an account: the profile that the request is about, and the code that proves
 * ownership of the profile.
 */
function Requester({ record }: { record: RecordOf<'privacy-requests'> }) {
  const words = useWords();
  const page = record.channel && record.handle ? channelPage(record.channel, record.handle) : null;
  return (
    <>
      <Facts
        resource="privacy-requests"
        record={record}
        fields={record.handle === null ? ['email'] : ['email', 'channel', 'handle', 'code']}
      />
      {page && (
        <Link href={page} target="_blank" rel="noreferrer">
          {words.t('privacy.profile')}
        </Link>
      )}
    </>
  );
}
