import { areaPath } from '@elenco/core/people';
import { Link, useLoaderData } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { page } from '../../../../adapters/page.server';
import projectStyles from '../../../../briefing/project/project.module.css';
import { AskMore } from '../../../../briefing/select/AskMore';
import { CurationNote } from '../../../../briefing/select/CurationNote';
import { loadSelection, selectionActions } from '../../../../briefing/select/load.server';
import { NameCards } from '../../../../briefing/select/NameCards';
import { NameComparison } from '../../../../briefing/select/NameComparison';
import { nameOrders } from '../../../../briefing/select/order';
import { RemoveName } from '../../../../briefing/select/RemoveName';
import { SelectBar } from '../../../../briefing/select/SelectBar';
import { MissingCompanyDataAlert } from '../../../../company/CompanyFirst';
import { OwnMark } from '../../../../guest/MarkForm';
import { Marks } from '../../../../guest/Marks';
import type { RouteHandle } from '../../../../handle';
import { HelpLink } from '../../../../help/HelpLink';
import { ShareButton } from '../../../../shareLinks/ShareButton';
import { ShareLinks } from '../../../../shareLinks/ShareLinks';
import { EmptyState, FilterMenu, PageHeader, Row, SwitchLinks } from '../../../../ui';

export const handle: RouteHandle = {
  title: 'company:select.title',
  i18n: ['authority', 'options', 'problems'],
};

export const loader = page('company', loadSelection);
export const action = selectionActions;

export default function Select() {
  const { t } = useTranslation('company');
  const selection = useLoaderData<typeof loader>();
  const { row, curationNote, names, compared, may, mayMark, marks, guests, missing } = selection;
  const [picked, setPicked] = useState<readonly number[]>([]);
  const chosen = picked.filter((id) => names.some(({ creator, declined }) => creator.id === id && !declined));
  const toggle = (id: number) =>
    setPicked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <>
      <PageHeader
        above={
          <Link to={`${areaPath.company}/briefing/${row.id}`} className={projectStyles.out}>
            <ArrowLeft aria-hidden="true" /> {row.title}
          </Link>
        }
        title={t('select.title')}
        subtitle={
          <>
            {t('select.subtitle', { project: row.title, count: row.creatorsWanted })}{' '}
            <HelpLink audience="brand" term="shortlist" name={t('select.title')} />
          </>
        }
        action={
          may && (
            <>
              {names.length > 0 && <ShareButton />}
              <AskMore row={row} matchings={selection.matchings} />
              <HelpLink audience="brand" term="matching" name={t('select.askMore')} />
            </>
          )
        }
      />
      <CurationNote note={curationNote} />
      {names.length === 0 ? (
        <EmptyState title={t('select.none')} text={t('select.noneText')} />
      ) : (
        <>
          <MissingCompanyDataAlert missing={missing} />
          <Row>
            <SwitchLinks
              label={t('select.view')}
              name="as"
              options={[
                { value: '', label: t('select.cards') },
                { value: 'table', label: t('select.table') },
              ]}
            />
            <FilterMenu
              label={t('select.sort')}
              name="sort"
              options={nameOrders.map((order, at) => ({
                value: at === 0 ? '' : order,
                label: t(`select.orders.${order}`),
              }))}
            />
          </Row>
          <p className="muted small">{t('select.matchHint')}</p>
          {compared ? (
            <NameComparison
              names={names}
              compared={compared}
              chosen={chosen}
              toggle={may ? toggle : undefined}
              marks={marks}
              mayMark={mayMark}
            />
          ) : (
            <NameCards
              names={names}
              chosen={chosen}
              toggle={may ? toggle : undefined}
              below={(listed) => {
                const { id, creator } = listed;
                const { name } = creator;
                const given = marks.filter((mark) => mark.entryId === id);
                const ownMark = given.find((mark) => mark.own) ?? null;
                return (
                  <>
                    <Marks marks={given} creator={name} />
                    {mayMark && <OwnMark entryId={id} creator={name} ownMark={ownMark} />}
                    {may && <RemoveName name={listed} />}
                  </>
                );
              }}
            />
          )}
          <ShareLinks shareLinks={guests} allows="select" may={may} />
          {may && <SelectBar row={row} names={names} chosen={chosen} missing={missing} />}
        </>
      )}
    </>
  );
}
