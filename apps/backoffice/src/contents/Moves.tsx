import type { Content } from '@elenco/core/growth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import { movedText } from '../kit/outcome';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';

interface MovesProps {
  readonly record: Content;
  readonly unsaved: boolean;
  /** Called with the error of a refused move, to show it at the form's fields. */
  readonly onRefused: (error: unknown) => void;
}

/**
 * Buttons that publish the saved draft or withdraw the content item. Errors about missing texts are shown at
 * their fields.
 */
export function Moves({ record, unsaved, onRefused }: MovesProps) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const key = useRef<string>(undefined);
  const [pending, setPending] = useState(false);
  const move = async (name: 'publish' | 'withdraw') => {
    key.current ??= crypto.randomUUID();
    setPending(true);
    try {
      await data.move('contents', record.id, name, { version: record.version }, key.current);
      notify(movedText(name, { resource: 'contents', record, party: undefined }, words), { type: 'success' });
      refresh();
    } catch (error) {
      onRefused(error);
    } finally {
      key.current = undefined;
      setPending(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {record.status === 'published' ? (
        <Button variant="outlined" color="secondary" disabled={pending} onClick={() => move('withdraw')}>
          {words.move('contents', 'withdraw')}
        </Button>
      ) : null}
      <Button variant="contained" disabled={pending || unsaved} onClick={() => move('publish')}>
        {words.move('contents', 'publish')}
      </Button>
    </Box>
  );
}
