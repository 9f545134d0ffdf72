import { Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import projectStyles from '../../../../briefing/project/project.module.css';
import type { RouteHandle } from '../../../../handle';
import { listFormActions, loadList } from '../../../../search/kept.server';
import { ListHead, ListWays } from '../../../../search/ListHead';
import { ListMembers } from '../../../../search/ListMembers';
import { NameList } from '../../../../search/NameList';
import { PickBar } from '../../../../search/PickBar';
import { PutBack } from '../../../../search/PutBack';
import { searchPath } from '../../../../search/paths';
import { usePicking } from '../../../../search/Results';
import { ShareLinks } from '../../../../shareLinks/ShareLinks';
import { Alert, EmptyState, PageHeader } from '../../../../ui';

export const handle: RouteHandle = {
  title: 'search:list.title',
  i18n: ['search', 'problems', 'authority', 'options'],
};

export const loader = page('company', loadList);
export const action = listFormActions;

export default function OneList() {
  const { t } = useTranslation('search');
  const data = useLoaderData<typeof loader>();
  const { list, members, gone, listActions, key } = data;
  const picking = usePicking();
  return (
    <>
      <PageHeader
        above={
          <Link to={`${searchPath}/lists`} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {t('lists.title')}
          </Link>
        }
        title={list.name}
        subtitle={list.note || t('lists.count', { count: members.length })}
        action={<ListWays data={data} />}
      />
      {gone > 0 && <Alert title={t('list.gone', { count: gone })} />}
      {listActions && <ListHead data={data} />}
      <NameList data={data} />
      <ShareLinks shareLinks={data.guests} allows="list" may={listActions !== null} />
      <PutBack listId={list.id} />
      {members.length === 0 ? (
        <EmptyState title={t('list.empty')} text={t('list.emptyText')} />
      ) : (
        <>
          <ListMembers list={list} members={members} listActions={listActions} picking={picking} />
          <PickBar listActions={listActions} chosen={picking.chosen.length} formKey={key} />
        </>
      )}
    </>
  );
}
