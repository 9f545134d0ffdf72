import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { EmptyState } from './EmptyState';
import { useWords } from './words';

/**
 * Screen that is shown if the code of the requested screen cannot be loaded: the browser is offline, or the
 * tab is older than the last release.
 */
export function LoadFailed({ onLeave }: { onLeave: () => void }) {
  const words = useWords();
  useEffect(() => onLeave, [onLeave]);
  return (
    <EmptyState title={words.t('kit.screenFailed')} hint={words.t('kit.screenFailedHint')}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {words.t('kit.reload')}
      </Button>
    </EmptyState>
  );
}
