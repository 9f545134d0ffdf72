import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetList } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { Candidate } from '../providers/answers';
import type { RecordOf } from '../resources';
import { queryOf, useSearch } from '../search/useSearch';
import { CandidateResults } from './CandidateResults';
import { MappingRow } from './MappingRow';
import { MappingTray } from './MappingTray';
import { ScoreMeanings } from './ScoreMeanings';

const most = 50;
const heads = [
  'mark',
  'creator',
  'relevance',
  'match',
  'price',
  'reach',
  'engagement',
  'clash',
  'answered',
] as const;
const numeric: ReadonlySet<string> = new Set(['relevance', 'match', 'price', 'reach', 'engagement']);

/**
 * Search results in the order of the search, one per row. The selected creators stay selected when the search
 * changes.
 */
export function MappingCandidates({ briefing }: { briefing: RecordOf<'briefings'> }) {
  const words = useWords();
  const { press, pending } = useRun('shortlist.add');
  const [chosen, setChosen] = useState<ReadonlyMap<number, Candidate>>(new Map());
  const found = useSearch(['briefings', 'candidates', briefing.id, 'mapping'], (data, asked) =>
    data.candidates(briefing.id, `limit=${most}&${asked}`),
  );
  const { address, answer } = found;
  const { data: entries = [] } = useGetList<RecordOf<'shortlist'>>('shortlist', {
    filter: { briefingId: briefing.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'score', order: 'DESC' },
  });
  const listed = new Set(entries.map(({ creatorId }) => creatorId));
  const query = queryOf(address || (answer?.query ?? ''));
  const rows = answer?.rows ?? [];
  const isFree = ({ creatorId, available }: Candidate) =>
    creatorId !== null && available !== false && !listed.has(creatorId);
  const toggle = (row: Candidate) => {
    if (!isFree(row) || row.creatorId === null) return;
    const next = new Map(chosen);
    if (!next.delete(row.creatorId)) next.set(row.creatorId, row);
    setChosen(next);
  };
  const add = async () => {
    const creatorIds = [...chosen.keys()];
    if (creatorIds.length === 0 || pending) return;
    await press(
      { briefingId: briefing.id, creatorIds },
      words.t('mapping.added', { smart_count: creatorIds.length }),
    );
    setChosen(new Map());
  };
  const act = (event: KeyboardEvent<HTMLTableRowElement>, row: Candidate) => {
    const line = event.currentTarget;
    const next = { j: line.nextElementSibling, k: line.previousElementSibling }[event.key];
    if (next instanceof HTMLElement) next.focus();
    else if (event.target !== line) return;
    else if (event.key === ' ' || event.key === 'x') toggle(row);
    else if (event.key === 'Enter') add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <CandidateResults briefingId={briefing.id} found={found} query={query}>
        <TableContainer
          sx={{ maxHeight: { md: 'max(60vh, 560px)' } }}
          tabIndex={0}
          role="region"
          aria-label={words.t('mapping.list')}
        >
          <Table size="small" stickyHeader aria-label={words.t('briefing.candidates')}>
            <TableHead>
              <TableRow>
                {heads.map((head) => (
                  <TableCell key={head} align={numeric.has(head) ? 'right' : 'left'}>
                    {words.t(`mapping.${head}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row, position) => (
                <MappingRow
                  key={row.key}
                  candidate={row}
                  first={position === 0}
                  free={isFree(row)}
                  chosen={row.creatorId !== null && chosen.has(row.creatorId)}
                  listed={row.creatorId !== null && listed.has(row.creatorId)}
                  onToggle={() => toggle(row)}
                  onKeyDown={(event) => act(event, row)}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </CandidateResults>
      <ScoreMeanings />
      <MappingTray
        briefing={briefing}
        chosen={[...chosen.values()]}
        listed={listed.size}
        pending={pending}
        onRemove={toggle}
        onAdd={add}
      />
    </>
  );
}
