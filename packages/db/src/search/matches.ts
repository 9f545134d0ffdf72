import type { SearchQuery } from '@elenco/core';
import { join, type Sql } from '../scope';
import { arrayText } from './arrayText';
import type { Words } from './expand';
import { filterSql } from './where';

/** What is read of a match before anybody is shown: enough to sort and to rank. */
export const light =
  'ref, m1, followers, price, main_skill, answer_hours, evaluation_average, evaluation_count, key, text';

/** Where a search looks: the slot of the current generation, and the words that it looks for. */
export interface Place {
  readonly slot: number;
  readonly words: Words | undefined;
  /** Business date. */
  readonly today: string;
  /** Looks at this share of the slot's rows only, for estimates. */
  readonly sample?: number;
}

const always: Sql = { text: 'true', params: [] };

/** Where the words were found, as common table expressions: `hits` in the slot, `fresh` in the delta. */
function hitsSql({ slot, words, sample }: Place): { text: string; params: readonly unknown[] } {
  if (!words) return { text: '', params: [] };
  const { count, terms } = words;
  const known = terms.flatMap(({ id, n, weight }) => (id === null ? [] : [{ id, n, weight }]));
  return {
    text: `, hits as (
      select pos, sum(weight) / ${count} as text from (
        select pos, t.n, max(t.weight) as weight
        from unnest(?::int[], ?::int[], ?::real[]) as t(id, n, weight)
        join search.postings_${slot} p on p.term_id = t.id cross join unnest(p.positions) pos${
          sample ? ` where pos % ${Math.round(1 / sample)} = 0` : ''
        }
        group by 1, 2
      ) found group by pos having count(*) = ${count}
    ), fresh as (
      select ref, sum(weight) / ${count} as text from (
        select d.ref, t.n, max(t.weight) as weight
        from search.delta d cross join unnest(d.terms) entry
        join unnest(?::text[], ?::int[], ?::real[]) as t(entry, n, weight) using (entry)
        where not d.gone group by 1, 2
      ) found group by ref having count(*) = ${count}
    )`,
    params: [
      arrayText(known.map(({ id }) => id)),
      arrayText(known.map(({ n }) => n)),
      arrayText(known.map(({ weight }) => weight)),
      arrayText(terms.map(({ entry }) => entry)),
      arrayText(terms.map(({ n }) => n)),
      arrayText(terms.map(({ weight }) => weight)),
    ],
  };
}

/**
 * Matches from the slot, but for those that were edited since, and from the delta. `columns` may name `text`; `tail`
 * is added to each of the two and may sort and limit it.
 */
export function matchesSql(
  place: Place,
  columns: string,
  filter: Sql,
  tail = '',
): { with: Sql; matches: Sql } {
  const hits = hitsSql(place);
  const { slot, words, sample } = place;
  const rows = `search.rows_${slot} r${sample && !words ? ` tablesample system (${sample * 100}) repeatable (1)` : ''}`;
  const text = words ? 'hit.text' : '0::real as text';
  return {
    with: {
      text: `with gone as (select coalesce(array_agg(ref), '{}') as refs from search.delta)${hits.text}`,
      params: hits.params,
    },
    matches: {
      text: `(select ${columns} from (
          select r.*, ${text}, false as edited from ${rows} ${words ? 'join hits hit using (pos)' : ''}
          where r.ref <> all ((select refs from gone)::bigint[])
        ) row where ${filter.text} ${tail})
        union all
        (select ${columns} from (
          select d.*, ${text}, true as edited from search.delta d ${words ? 'join fresh hit using (ref)' : ''} where not d.gone
        ) row where ${filter.text} ${tail})`,
      params: [...filter.params, ...filter.params],
    },
  };
}

/** What the sort compares, and which way; equals stand in the order of their refs, the same way. */
export function keyOf(query: SearchQuery, { words }: Place): { key: string; down: boolean } {
  switch (query.sort) {
    case 'followers':
    case 'engagement':
      return { key: query.sort, down: true };
    case 'activity':
      return { key: 'active', down: true };
    case 'price':
      return { key: 'price', down: false };
    case 'relevance':
      // How well the words were found goes before all; otherwise whoever stands best without any question.
      return { key: words ? 'floor(text * 20)::bigint * 10000 + standing' : 'standing', down: true };
  }
}

/** A place in the order of a sort. */
export interface Mark {
  readonly key: string;
  readonly ref: string;
}

export interface Bounds {
  readonly after?: Mark | undefined;
  /** The last one that still belongs to it. */
  readonly until?: Mark | undefined;
  readonly limit?: number;
}

/** The matches between two marks in the order of the query's sort. */
export function orderedSql(query: SearchQuery, place: Place, { after, until, limit }: Bounds): Sql {
  const { key, down } = keyOf(query, place);
  const [before, behind] = down ? ['>=', '<'] : ['<=', '>'];
  const bounds: Sql[] = [];
  if (after)
    bounds.push({ text: `(${key}, ref) ${behind} (?::bigint, ?::bigint)`, params: [after.key, after.ref] });
  if (until)
    bounds.push({ text: `(${key}, ref) ${before} (?::bigint, ?::bigint)`, params: [until.key, until.ref] });
  const filter = join([filterSql(query, place.today), ...bounds, always], ' and ');
  const direction = down ? 'desc' : 'asc';
  const tail = `order by ${key} ${direction}, ref ${direction}${limit === undefined ? '' : ` limit ${limit}`}`;
  const columns = light.replace('key', `${key} as key`);
  const { with: common, matches } = matchesSql(place, columns, filter, tail);
  return {
    text: `${common.text} select * from (${matches.text}) found
      order by key ${direction}, ref ${direction}${limit === undefined ? '' : ` limit ${limit}`}`,
    params: [...common.params, ...matches.params],
  };
}
