import { areaPath } from '@elenco/core/people';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import { ButtonLink, EmptyState, Money, Pagination, Rows } from '../ui';
import { figureText } from './figureText';
import type { ReportList as List } from './list.server';
import { partKey } from './words';

/** Closed reports, each with its main metrics. */
export function ReportList({ list: { lines, page, pages } }: { list: List }) {
  const { t } = useTranslation('report');
  const formats = useFormat();
  if (lines.length === 0)
    return (
      <EmptyState
        icon={<ChartColumn aria-hidden="true" />}
        title={t('list.noneOf')}
        action={<ButtonLink to={`${areaPath.company}/reports`}>{t('list.seeAll')}</ButtonLink>}
      />
    );
  return (
    <>
      <Rows
        label={t('list.title')}
        rows={lines.map((line) => {
          const { id, briefingId, squadId, createdAt, madeBy, posts, pieces, reach, views } = line;
          const { base, costCents, amendmentsCents } = line;
          const made = [
            t('list.number', { number: formats.number(id) }),
            ...(squadId === null ? [] : [t('list.squad')]),
            formats.exact(createdAt),
            ...(madeBy === null ? [] : [t('list.by', { name: madeBy })]),
            ...(line.hasNewer ? [t('list.hasNewer')] : []),
          ];
          const reached = figureText('range', reach, formats, line.currency);
          const figures = [
            line.isWork
              ? t('pieces', { count: pieces, value: formats.number(pieces) })
              : t('posts', { count: posts, value: formats.number(posts) }),
            ...(reach === null ? [] : [t('list.reach', { value: reached })]),
            ...(views === null ? [] : [t('list.views', { count: views, value: formats.number(views) })]),
          ];
          return {
            key: id,
            to: `${areaPath.company}/${briefingId}/new-report?report=${id}${squadId === null ? '' : '&squad='}`,
            title: line.title,
            under: (
              <>
                {made.join(' · ')}
                <br />
                {figures.join(' · ')}
              </>
            ),
            end: costCents === null ? null : <Money cents={costCents} currency={line.currency} />,
            endUnder:
              costCents === null
                ? null
                : t(amendmentsCents > 0 ? 'list.costWithout' : 'list.cost', {
                    parts: formats.list(base.map((part) => t(partKey(part, line.isWork)))),
                    amount: formats.money(amendmentsCents, line.currency),
                  }),
          };
        })}
      />
      <Pagination page={page} pages={pages} />
    </>
  );
}

/** Explains how to create a first report, with a link. */
export function NoReports({ next }: Pick<List, 'next'>) {
  const { t } = useTranslation('report');
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden="true" />}
      title={t('list.none')}
      text={t('list.noneText')}
      action={
        next ? (
          <ButtonLink to={`${areaPath.company}/${next.id}/new-report`} variant="primary">
            {t('list.open', { title: next.title })}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${areaPath.company}/new-briefing`} variant="primary">
            {t('list.begin')}
          </ButtonLink>
        )
      }
    />
  );
}
