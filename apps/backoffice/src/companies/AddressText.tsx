import type { Address } from '@elenco/core/people';
import Typography from '@mui/material/Typography';
import { marked } from '../kit/marked';
import { useWords } from '../kit/words';

/** A postal address, formatted for an envelope. */
export function AddressText({ address }: { address: Address | null }) {
  const words = useWords();
  const lines = address
    ? [
        [address.street, address.number, address.complement].filter(Boolean).join(', '),
        `${address.city}, ${address.state}, ${words.country(address.country)}`,
        marked('cep', address.cep),
      ]
    : ['–'];
  return (
    <Typography variant="body2" component="div" sx={{ mt: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {words.field('companies', 'address')}
      </Typography>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
  );
}
