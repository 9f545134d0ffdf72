import { type Content, type ContentVersion, sameBody } from '@elenco/core/growth';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useGetList } from 'ra-core';
import { useRun } from '../kit/useRun';
import { useWords } from '../kit/words';
import type { ElencoDataProvider } from '../providers/data';
import { differences } from './differences';

/** Published versions, newest first: author, time and changes, each with a button that restores it. */
export function Versions({ record }: { record: Content }) {
  const words = useWords();
  const data = useDataProvider<ElencoDataProvider>();
  const { press, pending } = useRun('contents.restore');
  const { data: versions } = useGetList<ContentVersion>('content-versions', {
    filter: { contentId: record.id },
    sort: { field: 'edition', order: 'DESC' },
    pagination: { page: 1, perPage: 100 },
  });
  const { data: steps } = useQuery({
    queryKey: ['contents', 'history', record.id],
    queryFn: () => data.history('contents', record.id),
  });
  if (!versions) return null;
  if (versions.length === 0) {
    return <Typography color="textSecondary">{words.t('cms.noVersions')}</Typography>;
  }
  /** Returns the user who published a version: the author of the history step with the same time. */
  const nameOf = ({ createdAt }: ContentVersion) =>
    steps?.find(({ at, move }) => at === createdAt && move === 'publish')?.actorName ??
    words.t('kit.product');
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
      {versions.map((version, place) => {
        const before = versions[place + 1];
        const changed = before ? differences(record.kind, before.published, version.published) : [];
        return (
          <Box component="li" key={version.id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {words.t('cms.edition', { edition: version.edition })}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p">
              {nameOf(version)} · <time dateTime={version.createdAt}>{words.moment(version.createdAt)}</time>
            </Typography>
            {changed.map(({ field, language, from, to }) => (
              <Box key={`${field} ${language}`} component="details" sx={{ mt: 1, typography: 'body2' }}>
                <summary>
                  {words.t(`cms.fields.${field}` as 'cms.fields.title')}
                  {language ? ` (${language})` : ''}
                </summary>
                <Box
                  component="del"
                  sx={{ display: 'block', my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {from || '–'}
                </Box>
                <Box
                  component="ins"
                  sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
                  {to || '–'}
                </Box>
              </Box>
            ))}
            {sameBody(record.kind, record.draft, version.published) ? null : (
              <Button
                size="small"
                color="secondary"
                disabled={pending}
                sx={{ mt: 1 }}
                onClick={() =>
                  press(
                    { id: record.id, version: record.version, edition: version.edition },
                    words.t('cms.restored', { edition: version.edition }),
                  )
                }
              >
                {words.t('cms.restore')}
              </Button>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
