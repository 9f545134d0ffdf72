import type { DuplicatesReport } from '@elenco/core/operations';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
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
import { compareAt } from './address';
import { UndoMerge } from './UndoMerge';

/** Possible duplicates among creators, a form for any two creator numbers, and past merges. */
export function Duplicates() {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { data: report, error } = useQuery({
    queryKey: ['doubles'],
    queryFn: () => data.ask<DuplicatesReport>('doubles'),
  });
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
          {report?.doubles.length === 0 ? (
            <Typography color="textSecondary">{words.t('duplicates.none')}</Typography>
          ) : null}
          {report && report.doubles.length > 0 ? (
            <SmallTable
              label={words.t('duplicates.likely')}
              heads={[
                words.t('duplicates.first'),
                words.t('duplicates.second'),
                words.t('duplicates.common'),
                words.t('duplicates.act'),
              ]}
              rows={report.doubles.map(({ first, second, reasons }) => ({
                key: `${first.id}-${second.id}`,
                cells: [
                  <Person key="first" {...first} />,
                  <Person key="second" {...second} />,
                  words.list(reasons.map((one) => words.t(`duplicates.reason.${one}`))),
                  <Button
                    key="act"
                    size="small"
                    component={RouterLink}
                    to={compareAt(first.id, second.id)}
                    aria-label={words.t('duplicates.compareNamed', {
                      first: first.name,
                      second: second.name,
                    })}
                  >
                    {words.t('duplicates.compare')}
                  </Button>,
                ],
              }))}
            />
          ) : null}
        </Panel>
        <Panel title={words.t('duplicates.byNumber')}>
          <ByNumber />
        </Panel>
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

function Named({ id, name }: { id: number; name: string }) {
  return (
    <Link component={RouterLink} to={addressOf('creators', id)}>
      {name} #{id}
    </Link>
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

/** For duplicates that the report does not detect. */
function ByNumber() {
  const words = useWords();
  const navigate = useNavigate();
  const [kept, setKept] = useState('');
  const [merged, setMerged] = useState('');
  const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);
  return (
    <Box
      component="form"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        navigate(compareAt(Number(kept), Number(merged)));
      }}
    >
      <TextField
        size="small"
        label={words.t('duplicates.keptNumber')}
        value={kept}
        onChange={(event) => setKept(event.target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        size="small"
        label={words.t('duplicates.mergedNumber')}
        value={merged}
        onChange={(event) => setMerged(event.target.value.trim())}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button
        type="submit"
        variant="outlined"
        color="secondary"
        disabled={!isNumber(kept) || !isNumber(merged) || kept === merged}
      >
        {words.t('duplicates.compare')}
      </Button>
    </Box>
  );
}
