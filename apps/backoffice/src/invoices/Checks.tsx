import { checkResult, checkText } from '@elenco/core/finance';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** Table of an invoice's checks, each with its result, the found value and the expected value. */
export function Checks({ checks }: Pick<RecordOf<'invoices'>, 'checks'>) {
  const words = useWords();
  return (
    <SmallTable
      label={words.field('invoices', 'checks')}
      heads={[
        words.t('finance.check'),
        words.t('finance.result'),
        words.t('finance.found'),
        words.t('finance.expected'),
      ]}
      rows={checks.map(({ code, passed, found, expected }) => {
        const Icon = passed ? CheckCircle : ErrorOutline;
        return {
          key: code,
          wrong: !passed,
          cells: [
            <Box
              key="check"
              sx={{
                display: 'flex',
                gap: 1,
                alignItems: 'center',
                color: passed ? 'success.main' : 'error.main',
                fontWeight: 600,
              }}
            >
              <Icon fontSize="small" titleAccess={words.t(passed ? 'finance.ok' : 'finance.notOk')} />
              {words.oneOf('check', code)}
            </Box>,
            words.oneOf(
              'checkResult',
              code === 'document' && !passed ? 'different' : checkResult({ passed, found }),
            ),
            code === 'document' ? words.oneOf('documentKind', found) : checkText(found, words) || '–',
            checkText(expected, words) || '–',
          ],
        };
      })}
    />
  );
}
