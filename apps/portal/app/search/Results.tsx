import { Link, useLocation } from '@remix-run/react';
import { ArrowRight, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink, EmptyState, SwitchLinks } from '../ui';
import { ActiveFilters } from './ActiveFilters';
import { totalId } from './Filters';
import { useFilterNames } from './filterNames';
import type { SearchData } from './load.server';
import { PickToken } from './Pick';
import { PickBar } from './PickBar';
import { ProfileCards } from './ProfileCards';
import { ProfileTable } from './ProfileTable';
import { searchPath } from './paths';
import styles from './Results.module.css';
import { SaveSearch } from './SaveSearch';

/** Number of top results with pictures above the rest. */
const BEST = 3;

/** Returns the selected creators; another page of results starts empty. */
export function usePicking() {
  const { search } = useLocation();
  const [{ at, keys }, setPicked] = useState<{ at: string; keys: readonly string[] }>({
    at: search,
    keys: [],
  });
  const chosen = at === search ? keys : [];
  const toggle = (key: string) =>
    setPicked({
      at: search,
      keys: chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key],
    });
  return { chosen, toggle };
}

/** Result count, creators, and actions. */
export function Results({ data }: { data: SearchData }) {
  const { t } = useTranslation('search');
  const picking = usePicking();
  const { rows, cards, listActions, next, first } = data;
  // Few results, and the best of many, are cards; the rest is a table for comparison.
  const ranked = data.query.sort === 'relevance' && first === null;
  const best = cards || rows.length <= 2 * BEST ? rows : ranked ? rows.slice(0, BEST) : [];
  const others = rows.slice(best.length);
  return (
    <section className={styles.results} aria-label={t('results')}>
      <div className={styles.resultsHead}>
        <Total total={data.total} />
        <SwitchLinks
          label={t('view')}
          name="as"
          options={[
            { value: '', label: t('rows') },
            { value: 'cards', label: t('cards') },
          ]}
        />
      </div>
      <ActiveFilters address={data.address} cards={cards} />
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
          <PickToken />
          {best.length > 0 && <ProfileCards rows={best} listActions={listActions} picking={picking} />}
          {others.length > 0 && <ProfileTable rows={others} listActions={listActions} picking={picking} />}
        </>
      )}
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
      {rows.length > 0 && (
        <PickBar listActions={listActions} chosen={picking.chosen.length} formKey={data.key} />
      )}
    </section>
  );
}

/** Exact or approximate total. */
function Total({ total: { value, exact } }: Pick<SearchData, 'total'>) {
  const { t } = useTranslation('search');
  const { number } = useFormat();
  return (
    <h2 id={totalId} tabIndex={-1} className={styles.total} aria-live="polite">
      {exact ? t('total', { count: value, value: number(value) }) : t('about', { value: number(value) })}
    </h2>
  );
}

/** Incomplete results, unknown words with their replacements, and invalid parameters. */
function Hints({ data: { spelling, mostWords, partial, errors } }: { data: SearchData }) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  const named = useFilterNames();
  return (
    <>
      {partial && <Alert title={t('partial')}>{t('partialText')}</Alert>}
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
