import TableRows from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ListBase, useGetList, useListFilterContext } from 'ra-core';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { addressOf } from '../addresses';
import { AgeField } from '../kit/AgeField';
import { FieldValue } from '../kit/FieldValue';
import { ListBar } from '../kit/ListBar';
import { PageHead } from '../kit/PageHead';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';
import { filters, lateAfterDays, queue } from './states';

const perColumn = 25;

/** The same queue with the same filters side by side, a column for each status, the longest waiting on top. */
export function BriefingBoard() {
  const words = useWords();
  const { search } = useLocation();
  return (
    <ListBase resource="briefings" perPage={perColumn} storeKey="briefings.board">
      <PageHead
        title={words.t('briefing.board')}
        windowTitle={`${words.name('briefings', 2)} | ${words.t('briefing.board')}`}
        actions={
          <Button
            component={RouterLink}
            to={{ pathname: '/', search }}
            color="secondary"
            variant="outlined"
            startIcon={<TableRows />}
          >
            {words.t('briefing.asList')}
          </Button>
        }
      />
      <ListBar resource="briefings" filters={filters} embedded />
      <Box
        role="region"
        tabIndex={0}
        aria-label={words.t('briefing.board')}
        sx={{ display: 'flex', gap: 2, overflowX: 'auto', pb: 2, alignItems: 'flex-start' }}
      >
        {queue.map((status) => (
          <BoardColumn key={status} status={status} />
        ))}
      </Box>
    </ListBase>
  );
}

function BoardColumn({ status }: { status: RecordOf<'briefings'>['status'] }) {
  const words = useWords();
  const { filterValues } = useListFilterContext();
  const filter = { ...filterValues, status };
  const { data = [], total = 0 } = useGetList<RecordOf<'briefings'>>('briefings', {
    pagination: { page: 1, perPage: perColumn },
    sort: { field: 'statusSince', order: 'ASC' },
    filter,
  });
  const all = `/?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (
    <Box
      component="section"
      sx={{ width: 272, flex: 'none', bgcolor: 'background.sunken', borderRadius: '14px', p: 1.5 }}
    >
      <Typography variant="h3" component="h2" sx={{ px: 0.5, mb: 1.5 }}>
        {words.status('briefings', status)} · {words.number(total)}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        {data.map((row) => (
          <Box
            key={row.id}
            component="article"
            sx={{
              bgcolor: 'background.paper',
              borderRadius: '10px',
              p: 1.5,
              border: 1,
              borderColor: 'divider',
            }}
          >
            <Link
              component={RouterLink}
              to={addressOf('briefings', row.id)}
              sx={{ display: 'block', overflowWrap: 'anywhere' }}
            >
              {row.title}
            </Link>
            <Typography variant="body2" component="div" sx={{ my: 0.5 }}>
              <FieldValue resource="briefings" record={row} source="companyId" />
            </Typography>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, typography: 'body2' }}>
              <AgeField since={row.statusSince} lateAfterDays={lateAfterDays(row.status)} />
              <FieldValue resource="briefings" record={row} source="budgetCents" />
            </Box>
          </Box>
        ))}
        {total > perColumn ? (
          <Link component={RouterLink} to={all} variant="body2" sx={{ px: 0.5 }}>
            {words.t('briefing.seeAll', { count: total })}
          </Link>
        ) : null}
      </Box>
    </Box>
  );
}
