import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { cardsWhenNarrow } from '../kit/ResourceTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** The gate's checks: what the invoice says beside what was expected. */
export function Checks({ checks }: Pick<RecordOf<'invoices'>, 'checks'>) {
  const words = useWords();
  return (
    <TableContainer>
      <Table size="small" aria-label={words.field('invoices', 'checks')} sx={cardsWhenNarrow}>
        <TableHead>
          <TableRow>
            <TableCell>{words.t('finance.check')}</TableCell>
            <TableCell>{words.t('finance.found')}</TableCell>
            <TableCell>{words.t('finance.expected')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {checks.map((check) => {
            const Icon = check.passed ? CheckCircle : ErrorOutline;
            return (
              <TableRow key={check.code} sx={{ bgcolor: check.passed ? undefined : 'error.light' }}>
                <TableCell>
                  <Box
                    sx={{
                      display: 'flex',
                      gap: 1,
                      alignItems: 'center',
                      color: check.passed ? 'success.main' : 'error.main',
                      fontWeight: 600,
                    }}
                  >
                    <Icon
                      fontSize="small"
                      titleAccess={words.t(check.passed ? 'finance.ok' : 'finance.notOk')}
                    />
                    {words.oneOf('check', check.code)}
                  </Box>
                </TableCell>
                <Value label={words.t('finance.found')} value={check.found} />
                <Value label={words.t('finance.expected')} value={check.expected} />
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <TableCell sx={{ overflowWrap: 'anywhere' }}>
      <Box className="label" aria-hidden>
        {label}
      </Box>
      <span>{value || '–'}</span>
    </TableCell>
  );
}
