import Box from '@mui/material/Box';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { Filters } from './Filters';
import { FoundRow } from './FoundRow';
import { Results } from './Results';
import { queryOf, useSearch } from './useSearch';

/** Staff's own search: what brands search, with nothing of a brand's kept. */
export function SearchScreen() {
  const words = useWords();
  const { address, answer, error, ask } = useSearch(['search', 'creators'], (data, asked) =>
    data.search(asked),
  );
  const query = queryOf(address);
  return (
    <>
      <PageHead title={words.t('search.title')} subtitle={words.t('search.lead')} />
      <Panel title={words.t('kit.filters')}>
        <Filters query={query} facets={answer?.facets ?? []} ask={ask} />
        <Results {...{ answer, error, query, ask }}>
          <Box component="ul" aria-label={words.t('search.results')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {answer?.rows.map((found) => (
              <FoundRow key={found.key} found={found} />
            ))}
          </Box>
        </Results>
      </Panel>
    </>
  );
}
