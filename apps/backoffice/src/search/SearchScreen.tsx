import { MAX_COMPARED } from '@elenco/core/discovery';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../kit/PageHead';
import { Panel } from '../kit/Panel';
import { useWords } from '../kit/words';
import { Filters } from './Filters';
import { FoundRow } from './FoundRow';
import { NothingFound } from './NothingFound';
import { compareAddress } from './paths';
import { Results } from './Results';
import { SearchTabs } from './SearchTabs';
import { queryOf, useSearch } from './useSearch';

/**
 * Search screen for staff. It offers the same search as for brands, but without saved searches and lists. Up
 * to five profiles can be compared.
 */
export function SearchScreen() {
  const words = useWords();
  const { address, answer, error, ask, search } = useSearch(['search', 'creators'], (data, asked) =>
    data.search(asked),
  );
  // The selection stays across pages, so that profiles of different searches can be compared.
  const [picked, setPicked] = useState<readonly string[]>([]);
  const query = queryOf(address);
  const toggle = (key: string) =>
    setPicked(picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key]);
  const compare = (
    <Button
      variant="outlined"
      color="secondary"
      component={RouterLink}
      to={compareAddress(picked)}
      disabled={picked.length < 2}
    >
      {words.t('profile.compare', { count: picked.length, most: MAX_COMPARED })}
    </Button>
  );
  return (
    <>
      <PageHead title={words.t('search.title')} subtitle={words.t('search.subtitle')} />
      <SearchTabs />
      <Panel title={words.t('kit.filters')}>
        <Filters query={query} facets={answer?.facets ?? []} ask={ask} />
        <Results
          answer={answer}
          error={error}
          query={query}
          ask={ask}
          beside={compare}
          empty={<NothingFound scope="creators" query={query} search={search} ask={ask} />}
        >
          <Box component="ul" aria-label={words.t('search.results')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {answer?.rows.map((found) => {
              const chosen = picked.includes(found.key);
              return (
                <FoundRow
                  key={found.key}
                  found={found}
                  actions={
                    <Button
                      size="small"
                      color="secondary"
                      variant={chosen ? 'contained' : 'outlined'}
                      aria-pressed={chosen}
                      aria-label={words.t('profile.pick', { name: found.name })}
                      disabled={!chosen && picked.length >= MAX_COMPARED}
                      onClick={() => toggle(found.key)}
                    >
                      {words.t('search.bar.compare')}
                    </Button>
                  }
                />
              );
            })}
          </Box>
        </Results>
      </Panel>
    </>
  );
}
