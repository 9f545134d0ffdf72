import {
  type CostRow,
  costRows,
  isCost,
  type ReportFigures,
  reportMethodNames,
  type Totals,
  targetResults,
} from '@elenco/core/hiring';
import type { Cell } from '@elenco/core/kit';
import { type ColumnName, columns, columnsOf, type Group, groups } from './columns';
import { type Named, namesOf, type ReportWords } from './words';

/** A cell of a spreadsheet; a share is formatted as a percentage. */
type FileCell = Cell | { readonly share: number | null };

export interface FileTable {
  readonly name: string;
  readonly table: readonly (readonly FileCell[])[];
}

export type MethodName = (typeof reportMethodNames)[number];

/**
 * Returns the formulas that a report uses. Freelancers' work has a cost, and maybe targets, but no results.
 */
export const methodsOf = ({
  isWork,
  targets,
}: Pick<ReportFigures, 'isWork' | 'targets'>): readonly MethodName[] =>
  reportMethodNames.filter(
    (name) => !isWork || name === 'cost' || (name === 'targets' && targets !== undefined),
  );

/** Returns a metric as cells; a range needs two. */
function cellsOf(name: ColumnName, row: Totals): FileCell[] {
  const value = row[name] ?? null;
  const kind = columns[name];
  if (kind === 'range' || kind === 'priceRange') {
    const range = value as Totals['reach'];
    const ends = range ? [range.low, range.high] : [null, null];
    return ends.map((end) => (kind === 'range' || end === null ? end : { cents: end }));
  }
  const number = value as number | null;
  if (number === null) return [null];
  if (kind === 'rate') return [{ share: number }];
  return [kind === 'money' || kind === 'price' ? { cents: number } : number];
}

const isRate = (name: ColumnName): name is keyof NonNullable<Totals['rates']> => columns[name] === 'rate';

/** Returns the cells of a metric; for a rate, followed by its numerator and denominator. */
const withSums = (name: ColumnName, row: Totals): FileCell[] => {
  const sums = isRate(name) ? row.rates?.[name] : null;
  return isRate(name) ? [...cellsOf(name, row), sums?.part ?? null, sums?.whole ?? null] : cellsOf(name, row);
};

const headsOf = ({ t, head }: ReportWords, names: readonly ColumnName[]): string[] =>
  names.flatMap((name) => {
    if (isRate(name))
      return [head(name), t('ratePart', { name: head(name) }), t('rateWhole', { name: head(name) })];
    return columns[name].toLowerCase().endsWith('range')
      ? [t('from', { name: head(name) }), t('until', { name: head(name) })]
      : [head(name)];
  });

/**
 * Returns a report as tables for a spreadsheet: total, groupings, posts, costs, missing data, definitions.
 */
export function tablesOf(
  figures: ReportFigures,
  named: Named,
  words: ReportWords,
  withMoney: boolean,
): FileTable[] {
  const { t, groupName, groupHead, groupTitle } = words;
  const names = columnsOf(figures, withMoney);
  const shownGroups: readonly Group[] = figures.isWork ? ['byCreator'] : (Object.keys(groups) as Group[]);
  const heads = headsOf(words, names);
  const cells = (row: Totals) => names.flatMap((name) => withSums(name, row));
  const ofGroup = (group: Group): FileTable => {
    const rows = figures[group].map(({ key, ...row }): FileCell[] => [
      group === 'byDay' ? { day: String(key) } : groupName(group, key, named),
      ...cells(row),
    ]);
    return { name: groupTitle(group), table: [[groupHead(group), ...heads], ...rows] };
  };
  return [
    { name: t('total'), table: [heads, cells(figures.total)] },
    ...shownGroups.map(ofGroup),
    ...(figures.isWork ? [] : [postTable(figures, named, words, names)]),
    ...(withMoney ? [costTable(figures, words)] : []),
    ...(figures.targets?.length ? [targetTable(figures, words)] : []),
    {
      name: t('missingTitle'),
      table: [
        [t('missingTitle'), t('missingHint'), groupHead('byCreator')],
        ...figures.missing.map(({ code, count, of, creatorIds }): FileCell[] => [
          t(`missing.${code}.title`, { count, of }),
          t(`missing.${code}.text`),
          namesOf(words, creatorIds, named),
        ]),
      ],
    },
    {
      name: t('definitions'),
      table: [
        [t('figure'), t('formula'), t('version')],
        ...methodsOf(figures).map((name): FileCell[] => [
          methodName(words, name),
          t(`formulas.${name}`),
          figures.methods[name] ?? null,
        ]),
      ],
    },
  ];
}

function postTable(
  figures: ReportFigures,
  named: Named,
  words: ReportWords,
  names: readonly ColumnName[],
): FileTable {
  const { t, groupName, groupHead } = words;
  const about = [groupHead('byCreator'), groupHead('byChannel'), groupHead('byFormat'), groupHead('byDay')];
  return {
    name: t('postsTitle'),
    table: [
      [...about, ...headsOf(words, names)],
      ...figures.posts.map((post): FileCell[] => [
        groupName('byCreator', post.creatorId, named),
        groupName('byChannel', post.channel, named),
        groupName('byFormat', post.format, named),
        { day: post.publishedOn },
        ...names.flatMap((name) => withSums(name, post)),
      ]),
    ],
  };
}

export const methodName = ({ t, head }: ReportWords, name: MethodName): string =>
  name === 'emv'
    ? t('emvTitle')
    : name === 'targets'
      ? t('targets.title')
      : head(name === 'cost' ? 'costCents' : name);

function targetTable(figures: ReportFigures, { t, head }: ReportWords): FileTable {
  const ends = (metric: ColumnName) => {
    const [low = null, high = low] = cellsOf(metric, figures.total);
    return [low, high];
  };
  const now = t('targets.now');
  return {
    name: t('targets.title'),
    table: [
      [
        t('figure'),
        t('targets.target'),
        t('from', { name: now }),
        t('until', { name: now }),
        t('targets.answer'),
      ],
      ...targetResults(figures).map(({ metric, value, verdict }): FileCell[] => [
        head(metric),
        isCost(metric) ? { cents: value } : value,
        ...ends(metric),
        t(`targets.verdicts.${verdict}`),
      ]),
    ],
  };
}

/**
 * Returns the table of costs. Its last columns are the basis: number of covered posts or deliverables, number
 * of all, their cost, and the basis as text.
 */
function costTable(figures: ReportFigures, { t, basisText }: ReportWords): FileTable {
  const { total } = figures;
  const ends = ({ of, price }: CostRow) => {
    const many = cellsOf(of, total);
    const each = price === null ? [null] : cellsOf(price, total);
    return [many[0], many[1] ?? null, each[0], each[1] ?? null];
  };
  const two = (name: string) => [t('from', { name }), t('until', { name })];
  return {
    name: t(figures.isWork ? 'cost' : 'results'),
    table: [
      [
        t('result'),
        ...two(t('howMany')),
        ...two(t('costEach')),
        t('basis.count'),
        t('basis.of'),
        t('figures.costCents'),
        t('basis.title'),
      ],
      ...costRows(figures).map((row): FileCell[] => [
        t(`resultNames.${row.name}`),
        ...ends(row),
        row.basis?.count ?? null,
        row.basis?.of ?? null,
        typeof row.basis?.costCents === 'number' ? { cents: row.basis.costCents } : null,
        basisText(row, figures) ?? null,
      ]),
    ],
  };
}
