import type { DuplicatesReport } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { addressOf } from '../addresses';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { comparePath } from './address';
import { CreatorChoice, type CreatorUser } from './CreatorChoice';
import { Distinct } from './Distinct';
import { UndoMerge } from './UndoMerge';

/** Possible duplicates among creators, a form for any two creators, and past merges. */
export function Duplicates() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: report, error } = useQuery({
    queryKey: ['duplicates'],
    queryFn: () => data.ask<DuplicatesReport>('doubles'),
  });
  const likely = report?.doubles.filter(({ differentTaxIds }) => !differentTaxIds);
  const unlikely = report?.doubles.filter(({ differentTaxIds }) => differentTaxIds) ?? [];
  return (
    <>
      <PageHead
        help={['support', 'merge']}
        title={words.t('duplicates.title')}
        subtitle={words.t('duplicates.hint')}
      />
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Panel title={words.t('duplicates.likely')}>
          {likely?.length === 0 ? (
            <Typography color="textSecondary">{words.t('duplicates.none')}</Typography>
          ) : null}
          <Pairs label={words.t('duplicates.likely')} pairs={likely ?? []} />
        </Panel>
        {unlikely.length > 0 ? (
          <Panel title={words.t('duplicates.unlikely')}>
            <Typography color="textSecondary" sx={{ mb: 1 }}>
              {words.t('duplicates.unlikelyHint')}
            </Typography>
            <Pairs label={words.t('duplicates.unlikely')} pairs={unlikely} />
          </Panel>
        ) : null}
        <Panel title={words.t('duplicates.anyTwo')}>
          <CompareForm />
        </Panel>
        {report && report.distinct.length > 0 ? (
          <Panel title={words.t('duplicates.apartTitle')}>
            <SmallTable
              label={words.t('duplicates.apartTitle')}
              heads={(['one', 'other', 'by', 'act'] as const).map((head) => words.t(`duplicates.${head}`))}
              rows={report.distinct.map((pair) => ({
                key: `${pair.first.id}-${pair.second.id}`,
                cells: [
                  <Named key="first" {...pair.first} />,
                  <Named key="second" {...pair.second} />,
                  `${pair.decidedBy}, ${words.day(pair.createdAt)}`,
                  <Distinct key="act" act="unmarkDistinct" first={pair.first} second={pair.second} />,
                ],
              }))}
            />
          </Panel>
        ) : null}
        {report && report.merges.length > 0 ? (
          <Panel title={words.t('duplicates.done')}>
            <SmallTable
              label={words.t('duplicates.done')}
              heads={[
                words.t('duplicates.went'),
                words.t('duplicates.stayed'),
                words.t('duplicates.why'),
                words.t('duplicates.by'),
                words.t('duplicates.undo'),
              ]}
              rows={report.merges.map((act) => ({
                key: String(act.id),
                cells: [
                  <Named key="merged" {...act.merged} />,
                  <Named key="kept" {...act.kept} />,
                  act.reason,
                  `${act.mergedBy}, ${words.day(act.createdAt)}`,
                  <UndoMerge key="undo" act={act} />,
                ],
              }))}
            />
          </Panel>
        ) : null}
      </Box>
    </>
  );
}

function Pairs({ label, pairs }: { label: string; pairs: DuplicatesReport['doubles'] }) {
  const words = useWords();
  if (pairs.length === 0) return null;
  return (
    <SmallTable
      label={label}
      heads={(['first', 'second', 'common', 'act'] as const).map((head) => words.t(`duplicates.${head}`))}
      rows={pairs.map(({ first, second, reasons }) => ({
        key: `${first.id}-${second.id}`,
        cells: [
          <Person key="first" {...first} />,
          <Person key="second" {...second} />,
          words.list(reasons.map((one) => words.t(`duplicates.reason.${one}`))),
          <Box key="act" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Button
              size="small"
              component={RouterLink}
              to={comparePath(first.id, second.id)}
              aria-label={words.t('duplicates.compareNamed', { first: first.name, second: second.name })}
            >
              {words.t('duplicates.compare')}
            </Button>
            <Distinct act="markDistinct" first={first} second={second} />
          </Box>,
        ],
      }))}
    />
  );
}

function Named({ id, name }: { id: number; name: string }) {
  const words = useWords();
  return (
    <>
      <Link component={RouterLink} to={addressOf('creators', id)}>
        {name}
      </Link>
      {` · ${words.numbered('creators', id)}`}
    </>
  );
}

function Person(person: DuplicatesReport['doubles'][number]['first']) {
  const words = useWords();
  return (
    <Box>
      <Named {...person} />
      <Typography variant="body2" color="textSecondary">
        {person.email} · {words.t('duplicates.since', { day: words.day(person.createdAt) })}
      </Typography>
    </Box>
  );
}

/** Form that compares any two creators, for duplicates that the report does not detect. */
function CompareForm() {
  const words = useWords();
  const navigate = useNavigate();
  const [kept, setKept] = useState<CreatorUser | null>(null);
  const [merged, setMerged] = useState<CreatorUser | null>(null);
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (kept && merged) navigate(comparePath(kept.creatorId, merged.creatorId, 'user'));
      }}
    >
      <CreatorChoice label={words.t('duplicates.kept')} value={kept} except={merged} onChange={setKept} />
      <CreatorChoice label={words.t('duplicates.merged')} value={merged} except={kept} onChange={setMerged} />
      <Button type="submit" variant="outlined" color="secondary" disabled={!kept || !merged}>
        {words.t('duplicates.compare')}
      </Button>
    </Box>
  );
}
