import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Money } from '../kit/FieldValue';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ToneChip } from '../kit/StatusChip';
import { useWords } from '../kit/words';
import type { ReturnLine } from '../providers/data';

/** Each line of the file with the charge that it paid, or why it paid none. */
export function ReturnLines({ lines }: { lines: readonly ReturnLine[] }) {
  const words = useWords();
  return (
    <TableContainer
      sx={{ mt: 3, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '14px' }}
    >
      <Table aria-label={words.t('finance.lines')}>
        <TableHead>
          <TableRow>
            <TableCell>{words.t('finance.line')}</TableCell>
            <TableCell>{words.field('charges', 'ourNumber')}</TableCell>
            <TableCell>{words.name('charges')}</TableCell>
            <TableCell>{words.t('finance.outcome')}</TableCell>
            <TableCell align="right">{words.field('charges', 'amountCents')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.line}>
              <TableCell>{line.line}</TableCell>
              <TableCell>{line.ourNumber}</TableCell>
              <TableCell>
                {line.chargeId === null ? '–' : <ReferenceLink resource="charges" id={line.chargeId} />}
              </TableCell>
              <TableCell>
                <ToneChip
                  tone={line.outcome === 'settled' ? 'success' : 'warning'}
                  label={words.t(
                    line.outcome === 'settled' ? 'finance.paid' : `finance.reasons.${line.outcome}`,
                  )}
                />
              </TableCell>
              <TableCell align="right">
                <Money cents={line.amountCents} currency="BRL" />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
