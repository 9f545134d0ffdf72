import { reasons } from '@elenco/core/hiring';
import { Currency } from '@elenco/core/kit';
import { Form as GetForm } from '@remix-run/react';
import { Columns2 } from 'lucide-react';
import { PiecePicture } from '../pieces/PiecePicture';
import { Button, Checkbox, type Column, EmptyState, PageHeader, Section, Select, Stack, Table } from '../ui';
import { CompareBars } from './CompareBars';
import { type ColumnName, columnNames, columns } from './columns';
import type { Comparison } from './compare.server';
import { unknown } from './figureText';
import { ages } from './options';
import styles from './report.module.css';
import { useFigures } from './useFigures';

/** Campaigns or squads side by side; differences are relative to the first. */
export function CompareScreen({ comparison }: { comparison: Comparison }) {
  const { what, compared, offered, tooMany, currency } = comparison;
  const { t } = useFigures({ currency });
  const squads = what === 'squads';
  return (
    <>
      <PageHeader
        title={t(squads ? 'compare.squadsTitle' : 'compare.heading')}
        subtitle={t(squads ? 'compare.squadsSubtitle' : 'compare.subtitle')}
      />
      {offered.length === 0 ? (
        <EmptyState
          icon={<Columns2 aria-hidden="true" />}
          title={t(squads ? 'compare.nothingSquads' : 'compare.nothing')}
        />
      ) : (
        <div className={styles.body}>
          <Chooser comparison={comparison} />
          {tooMany && <p className="muted">{t('compare.tooMany')}</p>}
          {compared.length < 2 ? (
            <EmptyState title={t('compare.none')} text={t('compare.noneText')} />
          ) : (
            <>
              <BestPosts comparison={comparison} />
              <CompareBars comparison={comparison} />
              <Section title={t('compare.table')}>
                <Figures comparison={comparison} />
              </Section>
              <Section title={t('compare.explain')}>
                <ul className={styles.lacks}>
                  {compared.map((one) => (
                    <ComparisonReasons key={one.id} one={one} currency={currency} />
                  ))}
                </ul>
              </Section>
            </>
          )}
        </div>
      )}
    </>
  );
}

function Chooser({ comparison: { offered, age, currency } }: { comparison: Comparison }) {
  const { t } = useFigures({ currency });
  return (
    <GetForm method="get" preventScrollReset>
      <Stack>
        <fieldset className={styles.choices}>
          <legend>{t('compare.choose')}</legend>
          {offered.map(({ id, title, chosen }) => (
            <Checkbox key={id} name="id" value={String(id)} label={title} defaultChecked={chosen} />
          ))}
        </fieldset>
        <div className={styles.asked}>
          <Select
            name="age"
            label={t('compare.age')}
            defaultValue={String(age)}
            options={ages.map((one) => ({ value: String(one), label: t(`ages.${one}`) }))}
          />
          <Select
            name="currency"
            label={t('compare.currency')}
            defaultValue={currency}
            options={Currency.options.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" variant="primary">
            {t('compare.show')}
          </Button>
        </div>
      </Stack>
    </GetForm>
  );
}

/** The most viewed posts of each campaign, side by side. */
function BestPosts({ comparison: { compared, currency } }: { comparison: Comparison }) {
  const { t, formats } = useFigures({ currency });
  if (compared.every(({ posts }) => posts.length === 0)) return null;
  return (
    <Section title={t('compare.posts')}>
      <ul className={styles.lacks}>
        {compared.map(({ id, title, posts }) => (
          <li key={id}>
            <strong>{title}</strong>
            {posts.length === 0 ? (
              <span className="muted small">{t('compare.noPosts')}</span>
            ) : (
              <ul className={styles.best} aria-label={title}>
                {posts.map(({ postId, channel, format, views, picture }) => (
                  <li key={postId}>
                    <PiecePicture src={picture} channel={channel} />
                    <span className="sr">{`${t(`options:formats.${format}`)} · ${t(`options:channels.${channel}`)}: `}</span>
                    <span className="num small">{views === null ? unknown : formats.compact(views)}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Figures({ comparison: { compared, currency } }: { comparison: Comparison }) {
  const { t, text, quotient, head, formats } = useFigures({ currency });
  const [first] = compared;
  const difference = (name: ColumnName, total: Comparison['compared'][number]['total']) => {
    const [was, is] = [first?.total[name], total[name]];
    if (typeof was !== 'number' || typeof is !== 'number' || was === 0) return null;
    const by = (is - was) / was;
    return t(by >= 0 ? 'grew' : 'fell', { by: formats.percent(Math.abs(by)) });
  };
  const shown: Column<ColumnName>[] = [
    { key: 'figure', header: t('compare.figure'), primary: true, cell: head },
    ...compared.map(
      ({ id, title, total }, n): Column<ColumnName> => ({
        key: String(id),
        header: title,
        align: 'end',
        cell: (name) => (
          <span className={styles.compared}>
            <span className="num">{text(name, total)}</span>
            {quotient(name, total) && <span className="muted small num">{quotient(name, total)}</span>}
            {n > 0 && <span className="muted small">{difference(name, total)}</span>}
          </span>
        ),
      }),
    ),
  ];
  const rows = columnNames.filter(
    (name) => columns[name] && compared.some(({ total }) => total[name] !== null),
  );
  return (
    <Table caption={t('compare.table')} columns={shown} rows={rows} rowKey={(name) => name} empty={null} />
  );
}

/** Sentence about a campaign: "Verão: custo 20% a mais, visualizações 40% a mais." */
function ComparisonReasons({
  one,
  currency,
}: {
  one: Comparison['compared'][number];
  currency: Comparison['currency'];
}) {
  const { t, formats } = useFigures({ currency });
  const { title, unmeasured, rate, reasons: why } = one;
  const parts = reasons.flatMap((reason) => {
    const by = why?.[reason] ?? 0;
    const share = formats.percent(Math.abs(by));
    if (share === formats.percent(0)) return [];
    return [t(`compare.why.${reason}`, { by: t(by > 0 ? 'grew' : 'fell', { by: share }) })];
  });
  const missing = unmeasured > 0 ? [t('compare.why.unmeasured', { count: unmeasured })] : [];
  const all = [...(why ? [] : [t('compare.first')]), ...parts, ...missing];
  return (
    <li>
      <span>
        {all.length === 0
          ? t('compare.same', { title })
          : t('compare.whyLine', { title, parts: formats.list(all) })}
      </span>
      {rate && (
        <span className="muted small">
          {t('compare.converted', {
            from: rate.from,
            to: currency,
            rate: formats.number(Math.round(rate.value * 10_000) / 10_000),
          })}
        </span>
      )}
    </li>
  );
}
