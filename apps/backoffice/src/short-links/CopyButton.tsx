import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useWords } from '../kit/words';

/** Button that copies a URL, and then shows that the URL was copied. */
export function CopyButton({ address }: { address: string }) {
  const words = useWords();
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(address).then(() => notify(words.t('links.copied'), { type: 'success' }));
  return (
    <Button
      size="small"
      color="secondary"
      onClick={copy}
      aria-label={words.t('links.copyNamed', { address })}
    >
      {words.t('links.copy')}
    </Button>
  );
}
