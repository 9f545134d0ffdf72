import { isInRun, transferOf } from '@elenco/core/finance';
import type { Payee } from '@elenco/core/people';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useGetList, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf } from '../addresses';
import { Money } from '../kit/FieldValue';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { SmallTable } from '../kit/SmallTable';
import { today } from '../kit/today';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import type { RecordOf } from '../resources';
import { accountText } from './accountText';
import { FailedPayouts } from './FailedPayouts';
import { PayoutTabs } from './PayoutTabs';
import { PrepareRun } from './PrepareRun';
import { RecordAsPaid } from './RecordAsPaid';
import { ReleaseByFile } from './ReleaseByFile';
import { Note, TaxDayNotes } from './RunNotes';
import { proposedPayDay } from './release';
import { TaxChanges } from './TaxChanges';
import { usePayees } from './usePayees';
import { type TransferOn, useTaxPreview } from './useTaxPreview';

type Payout = RecordOf<'payouts'>;
type Outcome = { readonly id: number; readonly problem: { readonly message: string } | null };

/** Pagination and sort of the due payouts. A run has at most 100 payouts. */
const first = { pagination: { page: 1, perPage: 100 }, sort: { field: 'dueOn', order: 'ASC' } } as const;

/** Due payouts, which one finance user prepares together and a second one releases together. */
export function PayoutRun() {
  const words = useWords();
  const actor = useActor();
  const {
    data: due = [],
    total = 0,
    isPending,
  } = useGetList<Payout>('payouts', {
    filter: { status: 'processing' },
    ...first,
  });
  const self = 'userId' in actor ? actor.userId : 0;
  return (
    <>
      <PageHead
        help={['finance', 'payout-run']}
        title={words.t('run.title')}
        subtitle={words.t('finance.twoPeople')}
      />
      <PayoutTabs />
      {total > due.length ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          {words.t('run.more', { shown: words.number(due.length), rest: words.number(total - due.length) })}
        </Alert>
      ) : null}
      {isPending ? (
        <Skeleton variant="rounded" height={240} />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Run action="release" payouts={due.filter((row) => row.preparedById !== null)} self={self} />
          <Run action="prepare" payouts={due.filter((row) => row.preparedById === null)} self={self} />
          <FailedPayouts />
        </Box>
      )}
    </>
  );
}

function Run({
  action,
  payouts,
  self,
}: {
  action: 'prepare' | 'release';
  payouts: readonly Payout[];
  self: number;
}) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const { payeeOf, restsUntil, known } = usePayees(payouts);
  const [ticked, setTicked] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTicked = (row: Payout) => ticked.get(row.id) ?? isInRun(row, today());
  const [proofs, setProofs] = useState<Readonly<Record<number, string>>>({});
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map());
  const accounts = useMutation({
    mutationFn: async () => {
      const found = new Map<number, Payee>();
      for (const row of payouts) {
        const payee = payeeOf(row);
        if (payee && !found.has(row.creatorId)) {
          found.set(row.creatorId, (await data.run('payees.reveal', { id: payee.id })) as Payee);
        }
      }
      return found;
    },
    gcTime: 0,
  });
  const why = (row: Payout): string | undefined => {
    if (!known) return words.t('kit.loading');
    if (!payeeOf(row)) return words.problem('payee_missing');
    if (action === 'prepare') return undefined;
    if (row.preparedById === self) return words.t('finance.blocked.samePerson');
    const from = restsUntil(row);
    return from ? words.t('finance.blocked.resting', { from: words.moment(from) }) : undefined;
  };
  const chosen = payouts.filter((row) => why(row) === undefined && isTicked(row));
  const send = useMutation({
    mutationFn: async ({ madeOn, transferOn }: { madeOn: string; transferOn?: TransferOn }) => {
      key.current ??= crypto.randomUUID();
      const rows = chosen.map((row) =>
        action === 'prepare'
          ? { id: row.id, version: row.version, payeeVersion: payeeOf(row)?.version }
          : {
              id: row.id,
              version: row.version,
              proof: proofs[row.id] ?? '',
              madeOn,
              transferCents: transferOn?.(row.id),
            },
      );
      return data.send<Outcome[]>('payout-runs', { action, rows }, key.current);
    },
    onSuccess: (outcomes) => {
      const wrong = outcomes.flatMap(({ id, problem }) => (problem ? [[id, problem.message] as const] : []));
      setRefused(new Map(wrong));
      const done = outcomes.length - wrong.length;
      if (done > 0) notify(words.t(`run.done.${action}`, { smart_count: done }), { type: 'success' });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      key.current = undefined;
      refresh();
    },
  });
  const proposed = proposedPayDay(chosen, today());
  const preview = useTaxPreview(action === 'release' ? chosen.map(({ id }) => id) : [], proposed);
  const destined = chosen.map((row) => ({ ...row, payee: accounts.data?.get(row.creatorId) }));
  const ready = known && chosen.length > 0 && (action === 'prepare' || accounts.data !== undefined);
  const possible = payouts.filter((row) => why(row) === undefined);
  const areAllChosen = possible.length > 0 && possible.length === chosen.length;
  const whyDisabled = [
    ...(known && chosen.length === 0 ? (['noneChosen'] as const) : []),
    ...(action === 'release' && !accounts.data ? (['lookFirst'] as const) : []),
    ...(action === 'release' && chosen.length > 0 && chosen.every(({ currency }) => currency !== 'BRL')
      ? (['onlyReais'] as const)
      : []),
  ];
  const heads = [
    '',
    'creator',
    'account',
    ...(action === 'release' ? ['proof'] : []),
    'due',
    'withheld',
    'net',
  ] as const;
  return (
    <Panel title={words.t(`run.heading.${action}`, { count: words.number(payouts.length) })}>
      {payouts.length === 0 ? (
        <Typography color="textSecondary">{words.t('start.nothing')}</Typography>
      ) : null}
      {accounts.error ? <Alert severity="error">{accounts.error.message}</Alert> : null}
      {payouts.length > 0 ? (
        <>
          <Button
            size="small"
            color="secondary"
            disabled={possible.length === 0}
            onClick={() => setTicked(new Map(possible.map(({ id }) => [id, !areAllChosen])))}
            sx={{ mb: 1 }}
          >
            {words.t(areAllChosen ? 'run.clearAll' : 'run.chooseAll')}
          </Button>
          <SmallTable
            label={words.t(`run.heading.${action}`, { count: words.number(payouts.length) })}
            heads={heads.map((head) =>
              head === '' ? words.t('run.chosen') : words.t(`run.${head as 'creator'}`),
            )}
            rows={payouts.map((row) => {
              const reason = refused.get(row.id) ?? why(row);
              return {
                key: String(row.id),
                wrong: refused.has(row.id),
                cells: [
                  <Checkbox
                    key="tick"
                    size="small"
                    checked={chosen.includes(row)}
                    disabled={why(row) !== undefined}
                    onChange={(_, on) => setTicked(new Map(ticked).set(row.id, on))}
                    slotProps={{ input: { 'aria-label': words.t('run.choose', { id: row.id }) } }}
                  />,
                  <span key="who">
                    <ReferenceLink resource="creators" id={row.creatorId} />{' '}
                    <Link component={RouterLink} to={addressOf('payouts', row.id)}>
                      #{row.id}
                    </Link>
                    {reason ? (
                      <Typography variant="caption" color="warning.dark" component="div">
                        {reason}
                      </Typography>
                    ) : null}
                  </span>,
                  accountText(accounts.data?.get(row.creatorId)),
                  ...(action === 'release'
                    ? [
                        <TextField
                          key="proof"
                          size="small"
                          value={proofs[row.id] ?? ''}
                          onChange={(event) => setProofs({ ...proofs, [row.id]: event.target.value })}
                          slotProps={{
                            htmlInput: {
                              'aria-label': words.t('run.proofOf', { id: row.id }),
                              maxLength: 120,
                            },
                          }}
                        />,
                      ]
                    : []),
                  words.day(row.dueOn ?? ''),
                  row.grossCents === row.netCents ? (
                    '–'
                  ) : (
                    <Money key="withheld" cents={row.netCents - row.grossCents} currency={row.currency} />
                  ),
                  <Money key="net" cents={transferOf(row)} currency={row.currency} />,
                ],
              };
            })}
          />
          {action === 'release' ? <TaxChanges payouts={chosen} on={proposed} preview={preview} /> : null}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, justifyContent: 'flex-end' }}>
            <Button
              variant="outlined"
              color="secondary"
              disabled={!known || accounts.isPending}
              onClick={() => accounts.mutate()}
            >
              {words.t('run.accounts')}
            </Button>
            {action === 'release' ? (
              <>
                <RecordAsPaid
                  chosen={destined}
                  ready={ready && !send.isPending}
                  onSend={(madeOn, transferOn) => send.mutateAsync({ madeOn, transferOn })}
                />
                <ReleaseByFile chosen={destined} ready={ready} />
              </>
            ) : (
              <PrepareRun
                chosen={destined}
                ready={ready && !send.isPending}
                onSend={() => send.mutateAsync({ madeOn: '' })}
              />
            )}
          </Box>
          {action === 'release' && chosen.length > 0 && proposed !== today() ? (
            <TaxDayNotes chosen={chosen} on={proposed} transferOn={preview.transferOn} />
          ) : null}
          {whyDisabled.map((reason) => (
            <Note key={reason}>{words.t(`run.${reason}`)}</Note>
          ))}
        </>
      ) : null}
    </Panel>
  );
}
