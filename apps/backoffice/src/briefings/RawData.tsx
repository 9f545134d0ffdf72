import Box from '@mui/material/Box';
import { History } from '../kit/History';
import { Columns, Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import type { RecordOf } from '../resources';

/** The record as returned by the API, with its history. */
export function RawData({ record }: { record: RecordOf<'briefings'> }) {
  const words = useWords();
  return (
    <Columns
      main={
        <Panel title={words.t('briefing.data')}>
          <Box
            component="pre"
            tabIndex={0}
            aria-label={words.t('briefing.data')}
            sx={{
              m: 0,
              overflowX: 'auto',
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              typography: 'body2',
              fontFamily: 'monospace',
            }}
          >
            {JSON.stringify(record, null, 2)}
          </Box>
        </Panel>
      }
      aside={
        <Panel title={words.t('kit.history')}>
          <History resource="briefings" id={record.id} />
        </Panel>
      }
    />
  );
}
