import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useWords } from '../kit/words';
import { connection } from '../providers/connection';

/**
 * Shows that the browser is offline or that the server does not respond. The bar is above dialogs, which keep
 * their input until the connection is restored.
 */
export function ConnectionBar() {
  const words = useWords();
  const client = useQueryClient();
  const state = useSyncExternalStore(connection.subscribe, connection.state);
  const retry = async () => {
    connection.forgetReads();
    await client.cancelQueries();
    await client.refetchQueries({ type: 'active' });
  };
  return (
    <Portal>
      <Box
        role="status"
        sx={(theme) => ({
          position: 'fixed',
          top: 56,
          left: '50%',
          transform: 'translateX(-50%)',
          width: 'max-content',
          maxWidth: 'calc(100% - 24px)',
          zIndex: theme.zIndex.tooltip,
          boxShadow: theme.shadows[4],
        })}
      >
        {state === 'ok' ? null : (
          <Alert
            severity="warning"
            variant="outlined"
            sx={{ alignItems: 'center', bgcolor: 'background.paper' }}
            action={
              state === 'slow' || state === 'lost' ? (
                <Button size="small" color="inherit" onClick={retry}>
                  {words.t('kit.connection.retry')}
                </Button>
              ) : null
            }
          >
            {words.t(`kit.connection.${state}`)}
          </Alert>
        )}
      </Box>
    </Portal>
  );
}
