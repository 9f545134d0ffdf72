import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { listOf } from '../addresses';
import { FactList, Facts } from '../kit/Facts';
import { PageHead } from '../kit/PageHead';
import { Columns, Panel } from '../kit/Panel';
import { ReferenceLink } from '../kit/ReferenceLink';
import { ResourceShow } from '../kit/ResourceShow';
import { useWords } from '../kit/words';
import { CancelImport } from './CancelImport';
import { ImportStatus } from './ImportStatus';
import { acceptanceOf, rowsOf } from './outcome';
import { Refusals } from './Refusals';
import { type ImportRecord, useFresh } from './useFresh';

export function ImportShow() {
  return <ResourceShow resource="imports">{(record) => <Screen record={record} />}</ResourceShow>;
}

/** An import with its progress, its results and the reasons for rejected lines. */
function Screen({ record }: { record: ImportRecord }) {
  const words = useWords();
  const fresh = useFresh(record);
  const { phase, failure, createdById } = fresh;
  return (
    <>
      <PageHead
        title={fresh.fileName}
        parent={{ to: listOf('imports'), label: words.name('imports', 2) }}
        subtitle={words.t('imports.from', { source: fresh.source, day: words.day(fresh.sourceAt) })}
        actions={<CancelImport record={fresh} />}
      />
      <Columns
        main={
          <>
            <Panel title={words.t('imports.progress')}>
              <Box sx={{ display: 'grid', gap: 3 }} aria-live="polite">
                <ImportStatus record={fresh} />
                {phase === 'failed' && failure ? (
                  <Alert severity="error">{words.oneOf('importFailure', failure)}</Alert>
                ) : (
                  <Typography variant="body2" color="textSecondary">
                    {phase === 'done' && acceptanceOf(fresh) === 'nothing'
                      ? words.t('imports.says.nothing')
                      : words.t(`imports.says.${phase as Exclude<typeof phase, 'failed'>}`, {
                          lines: words.number(fresh.lines),
                        })}
                  </Typography>
                )}
                <Figures record={fresh} />
              </Box>
            </Panel>
            <Refusals record={fresh} />
          </>
        }
        aside={
          <Panel title={words.name('imports')}>
            <FactList
              rows={[
                {
                  name: words.field('imports', 'createdById'),
                  value:
                    createdById === null ? (
                      words.t('imports.atServer')
                    ) : (
                      <ReferenceLink resource="users" id={createdById} />
                    ),
                },
              ]}
            />
            <Facts resource="imports" record={fresh} fields={['createdAt', 'finishedAt', 'sha256']} />
          </Panel>
        }
      />
    </>
  );
}

function Figures({ record }: { record: ImportRecord }) {
  const words = useWords();
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' }}
    >
      {(['lines', 'added', 'joined', 'refused'] as const).map((field) => (
        <Box key={field} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {words.field('imports', field)}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 28, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
          >
            {words.number(field === 'lines' ? rowsOf(record) : record[field])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
