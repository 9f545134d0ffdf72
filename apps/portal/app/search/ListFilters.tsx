import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FilterMenu, Row, TabLinks } from '../ui';
import styles from './ListTable.module.css';
import { DUE, listSorts, NO_OWNER } from './listFilter';
import type { ListData } from './oneList.server';
import { useStageName } from './stages';

/** Stages of a list with their counts, and filters by owner, label and next contact. */
export function ListFilters({ data: { facets, filter, filtered, people } }: { data: ListData }) {
  const { t } = useTranslation('search');
  const { pathname } = useLocation();
  const stageName = useStageName();
  const owners = facets.owners.map(({ ownerId, count }) => ({
    value: ownerId === null ? NO_OWNER : String(ownerId),
    label:
      ownerId === null
        ? t('list.noOwner')
        : (people.find(({ id }) => id === ownerId)?.name ?? t('list.formerOwner')),
    count,
  }));
  return (
    <div className={styles.filters}>
      <TabLinks
        label={t('list.stages')}
        name="stage"
        options={[
          { value: '', label: t('list.allStages'), count: facets.all },
          ...facets.stages.map(({ stage, count }) => ({ value: stage, label: stageName(stage), count })),
        ]}
      />
      <Row>
        <FilterMenu
          label={t('list.owner')}
          name="owner"
          options={[{ value: '', label: t('list.anyOwner'), count: facets.anyOwner }, ...owners]}
        />
        {facets.labels.length > 0 && (
          <FilterMenu
            label={t('list.label')}
            name="label"
            options={[
              { value: '', label: t('list.anyLabel'), count: facets.anyLabel },
              ...facets.labels.map(({ label, count }) => ({ value: label, label, count })),
            ]}
          />
        )}
        {(facets.due > 0 || filter.due) && (
          <FilterMenu
            label={t('list.nextContact')}
            name="next"
            options={[
              { value: '', label: t('list.anyDay'), count: facets.anyDay },
              { value: DUE, label: t('list.due'), count: facets.due },
            ]}
          />
        )}
        <FilterMenu
          label={t('list.sort')}
          name="sort"
          options={[
            { value: '', label: t('list.sorts.place') },
            ...listSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) })),
          ]}
        />
        {filtered && (
          <Link to={pathname} preventScrollReset className="small">
            {t('list.clearFilters')}
          </Link>
        )}
      </Row>
    </div>
  );
}
