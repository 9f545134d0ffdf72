import { textParts } from '@elenco/core/discovery';
import { Link, useLocation } from '@remix-run/react';
import { ArrowRight, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink, EmptyState, lazyPart, SwitchLinks } from '../ui';
import { ActiveFilters, FilterRemovals, useFilterDescriptions } from './ActiveFilters';
import { totalId } from './Filters';
import { useFilterNames } from './filterNames';
import type { SearchData } from './load.server';
import { type ProfileSelection, SelectionToken } from './Pick';
import { PickBar } from './PickBar';
import { ProfileCards, type Shown } from './ProfileCards';
import { ProfileTable } from './ProfileTable';
import { searchPath } from './paths';
import { useQuick } from './quick';
import styles from './Results.module.css';
import { SaveSearch } from './SaveSearch';
import { useEngagementMeaning } from './words';

const QuickWindow = lazyPart(() => import('./QuickWindow'));

/** Number of results that are shown as cards above the rest. */
const MAX_BEST_RESULTS = 3;

/**
 * Returns the selected creators. The selection survives changes of filters and of the result page, but not
 * leaving the search.
 */
export function useCreatorSelection(): ProfileSelection {
  const page = useLocation().pathname;
  const [{ at, keys }, setPicked] = useState<{ at: string; keys: readonly string[] }>({ at: page, keys: [] });
  const chosen = at === page ? keys : [];
  const choose = (keys: readonly string[]) => setPicked({ at: page, keys });
  return {
    chosen,
    toggle: (key) => choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]),
    drop: (gone = chosen) => choose(chosen.filter((one) => !gone.includes(one))),
  };
}

/** True if the search has neither terms nor filters, so that the relevance depends on the creators only. */
const isEmptySearch = ({ query, count }: SearchData) =>
  count === 0 && query.text === '' && query.sort === 'relevance';

/** Result count, creators, and actions. */
export function Results({ data }: { data: SearchData }) {
  const { t } = useTranslation('search');
  const picking = useCreatorSelection();
  const engagement = useEngagementMeaning();
  const quick = useQuick(data.rows.map(({ key }) => key));
  // Stays rendered once opened, so that closing can return the focus to the result.
  const [hasQuick, setHasQuick] = useState(quick.key !== null);
  if (quick.key !== null && !hasQuick) setHasQuick(true);
  const { cards, listActions, next, first } = data;
  // Without a question, the order depends on the creators only, so a match with the search would mean nothing.
  const rows: readonly Shown[] = isEmptySearch(data)
    ? data.rows.map(({ score: _, ...row }) => row)
    : data.rows;
  // Few results are cards, and so are the best of many; the others are a table.
  const ranked = data.query.sort === 'relevance' && first === null;
  const best =
    cards || rows.length <= 2 * MAX_BEST_RESULTS ? rows : ranked ? rows.slice(0, MAX_BEST_RESULTS) : [];
  const others = rows.slice(best.length);
  const byNetwork = data.query.channels.length > 0;
  const sortsByLargest = byNetwork && ['followers', 'engagement'].includes(data.query.sort);
  return (
    <section className={styles.results} aria-label={t('results')}>
      <div className={styles.resultsHead}>
        <Total total={data.total} />
        <SwitchLinks
          label={t('view')}
          name="as"
          options={[
            { value: '', label: t(ranked && rows.length > 2 * MAX_BEST_RESULTS ? 'bestAndRows' : 'rows') },
            { value: 'cards', label: t('cards') },
          ]}
        />
      </div>
      <ActiveFilters address={data.address} cards={cards} sentence={data.sentence} />
      <Hints data={data} />
      {listActions && rows.length > 0 && <SaveSearch data={data} />}
      {rows.length === 0 ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink to={searchPath} preventScrollReset>
              {t('clear')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <SelectionToken />
          {isEmptySearch(data) && <p className="muted small">{t('unaskedOrder')}</p>}
          {sortsByLargest && <p className="muted small">{t('sortOfLargest')}</p>}
          {best.length > 0 && (
            <ProfileCards
              rows={best}
              listActions={listActions}
              picking={picking}
              asked={data.query}
              onQuick={quick.open}
            />
          )}
          {others.length > 0 && (
            <ProfileTable
              rows={others}
              listActions={listActions}
              picking={picking}
              asked={data.query}
              onQuick={quick.open}
            />
          )}
          <p className="muted small">
            {rows.some(({ score }) => score !== undefined) && t('matchHint')}{' '}
            {t(byNetwork ? 'figuresOfNetworks' : 'figuresOf')} {engagement}
          </p>
        </>
      )}
      <FilterRemovals data={data} />
      {(next || first) && (
        <nav aria-label={t('pages')} className={styles.pages}>
          {first ? <Link to={first}>{t('first')}</Link> : <span />}
          {next && (
            <Link to={next} rel="next">
              {t('next')} <ArrowRight aria-hidden="true" />
            </Link>
          )}
        </nav>
      )}
      {(rows.length > 0 || picking.chosen.length > 0) && (
        <PickBar listActions={listActions} picking={picking} formKey={data.key} />
      )}
      {hasQuick && (
        <QuickWindow
          rows={rows}
          paged={next !== null || first !== null}
          quick={quick}
          picking={picking}
          listActions={listActions}
        />
      )}
    </section>
  );
}

/** The exact or approximate total. */
function Total({ total: { value, exact } }: Pick<SearchData, 'total'>) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  return (
    <h2 id={totalId} tabIndex={-1} className={styles.total} aria-live="polite">
      {exact ? t('total', { count: value, value: number(value) }) : t('about', { value: number(value) })}
    </h2>
  );
}

/** Says which parts of a sentence were searched as words, and which filters are only the closest ones. */
function SentenceHints({
  data: { query, sentence, approximations },
}: {
  data: Pick<SearchData, 'query' | 'sentence' | 'approximations'>;
}) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const describe = useFilterDescriptions();
  const words = sentence ? textParts(query.text) : [];
  return (
    <>
      {words.length > 0 && (
        <p className="muted small">
          {t('searchedWords', { count: words.length, list: list(words.map((word) => `“${word}”`)) })}
        </p>
      )}
      {approximations.map(({ written, address }) => (
        <p key={written} className="muted small">
          {t('approximated', { written, list: list(describe(address).map(({ label }) => label)) })}
        </p>
      ))}
    </>
  );
}

/** Hints about incomplete results, unknown words with suggestions, and invalid parameters. */
function Hints({ data }: { data: SearchData }) {
  const { spelling, mostWords, partial, errors, unread } = data;
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const named = useFilterNames();
  return (
    <>
      <SentenceHints data={data} />
      {partial && <Alert title={t('partial')}>{t('partialText')}</Alert>}
      {unread.length > 0 && (
        <Alert title={t('unread', { list: list(unread.map((part) => `“${part}”`)) })}>
          {t('unreadText')}
        </Alert>
      )}
      {Object.entries(spelling).map(([word, instead]) => (
        <Alert key={word} title={t('spelling', { word, list: list(instead.map((one) => `“${one}”`)) })} />
      ))}
      {mostWords && <Alert title={t('mostWords', mostWords)} />}
      {errors.length > 0 && (
        <Alert
          tone="warning"
          title={t('wrong', { list: list(errors.map(({ pointer }) => `“${named(pointer.slice(1))}”`)) })}
        />
      )}
    </>
  );
}
