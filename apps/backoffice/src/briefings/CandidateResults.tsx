import { type SearchQuery, withoutCursor } from '@elenco/core/discovery';
import type { ReactNode } from 'react';
import { Filters } from '../search/Filters';
import { NothingFound } from '../search/NothingFound';
import { Results } from '../search/Results';
import type { Found } from '../search/useSearch';

interface Props {
  readonly briefingId: number;
  readonly found: Found;
  readonly query: SearchQuery;
  readonly children: ReactNode;
}

/** Filters and results of a candidate search for a briefing. Finds only creators with an account. */
export function CandidateResults({ briefingId, found, query, children }: Props) {
  const { answer, error, ask, search } = found;
  const asked = withoutCursor(query);
  const empty = (
    <NothingFound scope={`briefing ${briefingId}`} query={asked} membersOnly search={search} ask={ask} />
  );
  return (
    <>
      <Filters query={asked} facets={answer?.facets ?? []} membersOnly ask={ask} />
      <Results answer={answer} error={error} query={query} ask={ask} empty={empty}>
        {children}
      </Results>
    </>
  );
}
