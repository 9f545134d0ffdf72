import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { listOf } from '../addresses';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { Conditions } from '../month-closings/Conditions';
import { useMonthToClose } from '../month-closings/useMonthToClose';

/** The next month to close, with the conditions that are not met. */
export function ToClose() {
  const words = useWords();
  const { month, state } = useMonthToClose();
  if (!state) return null;
  return (
    <Panel
      title={words.t('books.toClose', { month: words.month(month) })}
      actions={
        <Link component={RouterLink} to={listOf('month-closings')} variant="body2">
          {words.t('books.close')}
        </Link>
      }
    >
      <Conditions month={month} conditions={state.conditions} />
    </Panel>
  );
}
