import { DefinitionList, Section } from '../ui';
import { Difference } from './Costs';
import { columnText } from './figureText';
import type { ReportData } from './load.server';
import type { Presented } from './present.server';
import { useFigures } from './useFigures';

const shownChanges = ['views', 'engagements', 'clicks', 'orders', 'byReach', 'costCents'] as const;

/** Changes since the previous report. */
export function Changes({ shown, before }: { shown: Presented; before: NonNullable<ReportData['before']> }) {
  const { figures } = shown;
  const { t, text, head, formats } = useFigures(figures);
  const items = shownChanges.flatMap((of) => {
    const change = before.changes.find((one) => one.of === of);
    if (!change || (change.before === null && change.after === null)) return [];
    const then = columnText(of, { ...figures.total, [of]: change.before }, formats, figures.currency);
    const value = (
      <>
        <span className="num">{text(of, figures.total)}</span>{' '}
        <span className="muted">{change.why ? t(`why.${change.why}`) : <Difference change={change} />}</span>
      </>
    );
    return [{ term: head(of), value, note: `${t('before')}: ${then}` }];
  });
  if (items.length === 0) return null;
  return (
    <Section title={t('changes')}>
      <p className="muted small">{t('changedFrom', { date: formats.date(before.createdAt, 'long') })}</p>
      <DefinitionList items={items} />
    </Section>
  );
}
