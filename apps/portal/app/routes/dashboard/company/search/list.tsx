import { Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import projectStyles from '../../../../briefing/project/project.module.css';
import type { RouteHandle } from '../../../../handle';
import { useFormat } from '../../../../i18n/use';
import { ListFilters } from '../../../../search/ListFilters';
import { ListHead, ListWays } from '../../../../search/ListHead';
import { ListTable } from '../../../../search/ListTable';
import { NameList } from '../../../../search/NameList';
import { listFormActions, loadList } from '../../../../search/oneList.server';
import { PickBar } from '../../../../search/PickBar';
import { listAt, searchPath } from '../../../../search/paths';
import { useCreatorSelection } from '../../../../search/Results';
import { TrackPicked } from '../../../../search/TrackPicked';
import { UndoRemoval } from '../../../../search/UndoRemoval';
import { ShareLinks } from '../../../../shareLinks/ShareLinks';
import { Alert, ButtonLink, EmptyState, lazyPart, PageHeader } from '../../../../ui';

const TrackWindow = lazyPart(() => import('../../../../search/TrackWindow'));

export const handle: RouteHandle = {
  title: 'search:list.title',
  i18n: ['search', 'problems', 'authority', 'options'],
};

export const loader = page('company', loadList);
export const action = listFormActions;

export default function OneList() {
  const { t } = useTranslation('search');
  const data = useLoaderData<typeof loader>();
  const { list, members, total, gone, listActions, key, open, hiddenFromGuests } = data;
  const { list: listed } = useFormat();
  const opened = members.find(({ profile }) => profile.key === open?.key);
  const picking = useCreatorSelection();
  return (
    <>
      <PageHeader
        above={
          <Link to={`${searchPath}/lists`} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {t('lists.title')}
          </Link>
        }
        title={list.name}
        subtitle={list.note || t('lists.count', { count: total })}
        action={<ListWays data={data} />}
      />
      {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
      <UndoRemoval listId={list.id} />
      {total === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <>
          <ListFilters data={data} />
          {members.length === 0 ? (
            <EmptyState
              title={t('list.noneShown')}
              action={<ButtonLink to={listAt(list.id)}>{t('list.clearFilters')}</ButtonLink>}
            />
          ) : (
            <>
              <ListTable data={data} picking={picking} />
              <PickBar listActions={listActions} picking={picking} formKey={key}>
                <TrackPicked data={data} />
              </PickBar>
            </>
          )}
        </>
      )}
      {/* These sections are below the creators, since they are used once per list. */}
      <div>
        <NameList data={data} />
        <ShareLinks
          shareLinks={data.guests}
          allows="list"
          may={listActions !== null}
          notice={
            hiddenFromGuests.length > 0
              ? t('list.hidden', {
                  count: hiddenFromGuests.length,
                  total,
                  names: listed(hiddenFromGuests),
                })
              : undefined
          }
        />
        {listActions && <ListHead data={data} />}
      </div>
      {open && opened && <TrackWindow key={open.key} data={data} member={opened} history={open} />}
    </>
  );
}
