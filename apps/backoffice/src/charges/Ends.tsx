import { type ChargeEnd, chargeEnds } from '@elenco/core/finance';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { addressOf, listAddress } from '../addresses';
import { Panel } from '../kit/Panel';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead, type RecordOf } from '../resources';

type Charge = RecordOf<'charges'>;

/**
 * Ways to cancel or refund the charge, each with a link to the screen that has the action. Renders nothing
 * once the charge is closed.
 */
export function Ends({ record }: { readonly record: Charge }) {
  const words = useWords();
  const ends = chargeEnds(record);
  if (ends.length === 0) return null;
  return (
    <Panel title={words.t('finance.ends.title')}>
      {ends.map((end) => (
        <Typography key={end} variant="body2" sx={{ '& + &': { mt: 1 } }}>
          {words.t(`finance.ends.${end}`)} <EndLink end={end} record={record} />
        </Typography>
      ))}
    </Panel>
  );
}

function EndLink({ end, record }: { readonly end: ChargeEnd; readonly record: Charge }) {
  const words = useWords();
  const actor = useActor();
  const { id, contractId, briefingId } = record;
  const contract = contractId === null ? null : (['contract', addressOf('contracts', contractId)] as const);
  const places = {
    cancel: null,
    end_hiring: contract,
    end_own_contract: contract,
    end_project: briefingId === null ? null : (['project', addressOf('briefings', briefingId)] as const),
    decided_ending:
      contractId === null ? null : (['ending', listAddress('settlements', { contractId })] as const),
    contest_receipt: mayRead(actor, 'receipts')
      ? (['receipts', listAddress('receipts', { chargeId: id })] as const)
      : null,
    refund_card: mayRead(actor, 'card-payments')
      ? (['cards', listAddress('card-payments', { chargeId: id })] as const)
      : null,
  } as const;
  const place = places[end];
  return place ? (
    <Link component={RouterLink} to={place[1]}>
      {words.t(`finance.ends.to.${place[0]}`)}
    </Link>
  ) : null;
}
