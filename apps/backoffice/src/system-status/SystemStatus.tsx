import type { SystemStatus as Status, SystemLevel } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { FactList } from '../kit/Facts';
import { liveInterval } from '../kit/live';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { ToneChip } from '../kit/StatusChip';
import type { Tone } from '../kit/tone';
import { type TextKey, useWords, type Words } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

const tones: Readonly<Record<SystemLevel, Tone>> = { ok: 'success', attention: 'warning', broken: 'error' };

/** State of the installation: each check with the recommended action, queues, and facts. */
export function SystemStatus() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: status, error } = useQuery({
    queryKey: ['system-status'],
    queryFn: () => data.ask<Status>('system-status'),
    refetchInterval: liveInterval,
  });
  return (
    <>
      <PageHead
        title={words.t('system.title')}
        subtitle={words.t('system.hint')}
        beside={status ? <Level level={status.level} words={words} /> : null}
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {status ? (
        <Columns
          main={
            <>
              <Panel title={words.t('system.checks')}>
                <SmallTable
                  label={words.t('system.checks')}
                  heads={(['check', 'state', 'meaning'] as const).map((head) => words.t(`system.${head}`))}
                  rows={status.checks.map(({ check, level, reason }) => ({
                    key: check,
                    cells: [
                      words.t(`system.names.${check}` as TextKey),
                      <Level key="level" level={level} words={words} />,
                      words.t(`system.reasons.${check}.${reason}` as TextKey, valuesOf(status, words)),
                    ],
                  }))}
                />
              </Panel>
              <Queues status={status} words={words} />
            </>
          }
          aside={
            <Panel title={words.t('system.facts')}>
              <FactList rows={factsOf(status, words)} />
            </Panel>
          }
        />
      ) : null}
    </>
  );
}

const Level = ({ level, words }: { level: SystemLevel; words: Words }) => (
  <ToneChip tone={tones[level]} label={words.t(`system.levels.${level}`)} />
);

function Queues({ status: { queues }, words }: { status: Status; words: Words }) {
  const heads = ['task', 'due', 'running', 'scheduled', 'failed', 'oldest'] as const;
  return (
    <Panel
      title={words.t('system.queues')}
      actions={
        <Link component={RouterLink} to="/jobs/background" variant="body2">
          {words.t('system.allJobs')}
        </Link>
      }
    >
      {queues.length === 0 ? (
        <Typography color="textSecondary">{words.t('system.noJobs')}</Typography>
      ) : (
        <SmallTable
          numeric
          label={words.t('system.queues')}
          heads={heads.map((head) => words.t(`system.${head}`))}
          rows={queues.map(({ task, due, running, scheduled, failed, oldestDueS }) => ({
            key: task,
            wrong: failed > 0,
            cells: [
              task,
              ...[due, running, scheduled, failed].map((count) => words.number(count)),
              due === 0 ? '–' : duration(oldestDueS, words),
            ],
          }))}
        />
      )}
    </Panel>
  );
}

/** Returns the values that the texts of the checks contain. */
function valuesOf(status: Status, words: Words) {
  const { migrations, queues, mail, disk, replicas, certificate, backup, auditVerification } = status;
  const sum = (counts: readonly number[]) => words.number(counts.reduce((total, count) => total + count, 0));
  return {
    pending: words.number(migrations.pending),
    oldest: duration(Math.max(0, ...queues.map(({ oldestDueS }) => oldestDueS)), words),
    failed: sum(queues.map(({ failed }) => failed)),
    refused: words.number(mail.refused),
    free: disk ? bytes(disk.freeBytes, words) : '',
    lag: duration(Math.max(0, ...replicas.map(({ lagS }) => lagS ?? 0)), words),
    host: certificate?.host ?? '',
    validTo: moment(certificate?.validTo, words),
    backup: moment(backup?.lastOkAt, words),
    audit: moment(auditVerification?.at, words),
  };
}

function factsOf(status: Status, words: Words) {
  const { version, database, migrations, mail, disk, replicas, certificate, backup, auditVerification } =
    status;
  return [
    { name: words.t('system.version'), value: version },
    { name: words.t('system.server'), value: `PostgreSQL ${database.server}` },
    { name: words.t('system.size'), value: bytes(database.bytes, words) },
    { name: words.t('system.lastMigration'), value: migrations.last ?? '–' },
    ...(disk
      ? [
          {
            name: words.t('system.names.disk'),
            value: words.t('system.freeOf', {
              free: bytes(disk.freeBytes, words),
              total: bytes(disk.totalBytes, words),
            }),
          },
        ]
      : []),
    {
      name: words.t(mail.leaves ? 'system.lastMail' : 'system.lastWritten'),
      value: moment(mail.lastSentAt, words),
    },
    ...replicas.map(({ lagS, lagBytes }, at) => ({
      name: words.t('system.replica', { number: at + 1 }),
      value:
        lagS === null
          ? words.t('system.lost')
          : words.t('system.behind', { lag: duration(lagS, words), bytes: bytes(lagBytes ?? 0, words) }),
    })),
    ...(certificate
      ? [{ name: words.t('system.names.certificate'), value: moment(certificate.validTo, words) }]
      : []),
    { name: words.t('system.lastBackup'), value: moment(backup?.lastOkAt, words) },
    { name: words.t('system.lastVerification'), value: moment(auditVerification?.at, words) },
  ];
}

const moment = (value: string | null | undefined, words: Words) => (value ? words.moment(value) : '–');

const GIB = 2 ** 30;
const MIB = 2 ** 20;

const bytes = (count: number, words: Words) =>
  count >= GIB
    ? `${words.number(Math.round((count / GIB) * 10) / 10)} GB`
    : `${words.number(Math.round((count / MIB) * 10) / 10)} MB`;

function duration(seconds: number, words: Words): string {
  const unit = seconds < 60 ? 'second' : seconds < 5_400 ? 'minute' : 'hour';
  const size = { second: 1, minute: 60, hour: 3_600 }[unit];
  return new Intl.NumberFormat(words.tag, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.round(seconds / size),
  );
}
