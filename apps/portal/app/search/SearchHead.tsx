import { searchSorts } from '@elenco/core/discovery';
import { ChevronDown, Search } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui';
import { filtersId } from './Filters';
import type { SearchData } from './load.server';
import { UNDERSTAND } from './readSearch';
import styles from './SearchHead.module.css';
import type { LiveFilters } from './useLiveFilters';

/**
 * Search text and sort order above the results; part of the filter form. The text wraps, so that a sentence
 * is visible on phones, and Enter submits it.
 */
export function SearchHead({ data: { query, sentence }, live }: { data: SearchData; live: LiveFilters }) {
  const { t } = useTranslation('search');
  const go = useRef<HTMLButtonElement>(null);
  return (
    <div className={styles.searchHead} key={live.formKey}>
      <div className={styles.words}>
        <Search aria-hidden="true" />
        <textarea
          rows={1}
          aria-label={t('q')}
          name="q"
          form={filtersId}
          defaultValue={sentence || query.text}
          placeholder={t('qExample')}
          maxLength={120}
          enterKeyHint="search"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            go.current?.click();
          }}
        />
        <Button ref={go} type="submit" form={filtersId} name={UNDERSTAND} value="1" variant="primary">
          {t('go')}
        </Button>
      </div>
      <label className={styles.sort}>
        <span>{t('sort')}</span>
        <span className={styles.pick}>
          <select name="sort" form={filtersId} defaultValue={query.sort}>
            {searchSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sorts.${sort}`)}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      </label>
    </div>
  );
}
