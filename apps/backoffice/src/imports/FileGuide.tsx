import { type CsvColumn, csvGuide, csvSample } from '@elenco/core/discovery';
import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { downloadCSV } from 'ra-core';
import { SmallTable } from '../kit/SmallTable';
import { useWords } from '../kit/words';

/** Columns of a profile file, with an example. */
export function FileGuide() {
  const words = useWords();
  return (
    <Box>
      <Box component="details" sx={{ mb: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 0.5 }}>
          {words.t('imports.guide')}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ my: 1 }}>
          {words.t('imports.guideHint')}
        </Typography>
        <SmallTable
          label={words.t('imports.guide')}
          heads={[words.t('imports.column'), words.t('imports.example')]}
          rows={csvGuide().map((column) => ({
            key: column.names.join(),
            cells: [<Names key="names" column={column} />, <Example key="example" column={column} />],
          }))}
        />
      </Box>
      <Button
        color="secondary"
        size="small"
        startIcon={<Download />}
        onClick={() => downloadCSV(csvSample(words.locale), words.t('imports.sampleName'))}
      >
        {words.t('imports.sample')}
      </Button>
    </Box>
  );
}

/**
 * Names of a column, and whether the column is required. All channels have the same columns, so the names use
 * the first channel as the example.
 */
function Names({ column: { names, need } }: { column: CsvColumn }) {
  const words = useWords();
  const [first = '', ...others] = names;
  return (
    <Box>
      <Box component="code" translate="no">
        {first}
      </Box>
      <Typography variant="caption" component="div" color="textSecondary">
        {words.t(`imports.needs.${need}`)}
      </Typography>
      {others.length > 0 ? (
        <Typography variant="caption" component="div" color="textSecondary">
          {words.t('imports.alike', { names: words.list(others) })}
        </Typography>
      ) : null}
    </Box>
  );
}

/** Maximum number of values shown before the user expands the list. */
const MAX_VALUES = 12;

function Example({ column: { example, values } }: { column: CsvColumn }) {
  const words = useWords();
  const many = values && values.length > MAX_VALUES;
  return (
    <Box>
      <Box component="code" translate="no">
        {example}
      </Box>
      {values ? (
        <Typography variant="caption" component={many ? 'details' : 'div'} color="textSecondary">
          {many ? <summary>{words.t('imports.allValues', { count: values.length })}</summary> : null}
          {many ? values.join(', ') : words.t('imports.values', { values: values.join(', ') })}
        </Typography>
      ) : null}
    </Box>
  );
}
