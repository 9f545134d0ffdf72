import { type GrowthReport, type GrowthSide, type Reached, rateOf } from '@elenco/core/growth';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { SmallTable } from '../kit/SmallTable';
import type { Words } from '../kit/words';

/**
 * Returns the URL of the list of companies or creators that reached a step; undefined if there is no such
 * list.
 */
export type RowsOf = (of: Reached, step: number) => string | undefined;

/** A value that links to the list of its rows, if there is one. */
function Value({ text, to }: { readonly text: string; readonly to: string | undefined }) {
  return to ? (
    <Link component={RouterLink} to={to}>
      {text}
    </Link>
  ) : (
    text
  );
}

const percent = (words: Words, rate: number | null) =>
  rate === null ? '–' : words.rate(Math.round(rate * 10_000));

interface FunnelProps {
  readonly report: GrowthReport;
  readonly side: GrowthSide;
  readonly words: Words;
  /** URL of the list of companies or creators that signed up in the period. */
  readonly signedUp: string;
  readonly rowsOf: RowsOf;
}

/** Number of companies or creators that reached each step, with conversion rates and median durations. */
export function Funnel({ report, side, words, signedUp, rowsOf }: FunnelProps) {
  const { count, reached, medianHours } = report.total;
  const duration = (hours: number | null | undefined) =>
    hours === null || hours === undefined
      ? '–'
      : hours < 48
        ? words.t('growth.hours', { count: words.number(Math.round(hours)) })
        : words.t('growth.days', { count: words.number(Math.round(hours / 24)) });
  const rows = [
    {
      key: 'signed_up',
      cells: [
        words.t('growth.step.signed_up'),
        <Value key="count" text={words.number(count)} to={signedUp} />,
        '–',
        '–',
        '–',
      ],
    },
    ...report.steps.map((step, n) => {
      const before = n === 0 ? count : (reached[n - 1] ?? 0);
      const here = reached[n] ?? 0;
      return {
        key: step,
        cells: [
          <span key="name">
            {words.t(`growth.step.${step}`)}
            <Typography variant="caption" color="textSecondary" component="div">
              {words.t(step === 'paid' ? `growth.means.paid_${side}` : `growth.means.${step}`)}
            </Typography>
          </span>,
          <Value key="count" text={words.number(here)} to={rowsOf(report.total, n)} />,
          percent(words, rateOf(here, count)),
          percent(words, rateOf(here, before)),
          duration(medianHours[n]),
        ],
      };
    }),
  ];
  const heads = ['stepHead', 'count', 'overall', 'fromStep', 'median'] as const;
  return (
    <>
      <SmallTable
        label={words.t('growth.funnel')}
        heads={heads.map((head) => words.t(`growth.${head}`))}
        rows={rows}
      />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {words.t('growth.rateHint')}
      </Typography>
    </>
  );
}

/** Share of companies or creators that reached each step, by group of sign-ups. */
export function Groups({
  label,
  head,
  report,
  groups,
  words,
  rowsOf,
}: {
  label: string;
  head: string;
  report: GrowthReport;
  /** Groups of sign-ups. `to` is the URL of the group's list; undefined if there is no list. */
  groups: readonly (Reached & { readonly name: string; readonly to?: string })[];
  words: Words;
  rowsOf: RowsOf;
}) {
  return (
    <SmallTable
      label={label}
      heads={[head, 'n', ...report.steps.map((step) => words.t(`growth.step.${step}`))]}
      rows={groups.map((group) => ({
        key: group.name,
        cells: [
          group.name,
          <Value key="count" text={words.number(group.count)} to={group.to} />,
          ...group.reached.map((here, step) => (
            <Value
              key={report.steps[step]}
              text={percent(words, rateOf(here, group.count))}
              to={rowsOf(group, step)}
            />
          )),
        ],
      }))}
    />
  );
}
