import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { AvatarStack, Card, Columns, DefinitionList, Money, Section, Timeline } from '../../ui';
import type { Project } from './load.server';

/** What has happened so far, and what of the budget is spoken for. */
export function Overview({ project: { row, steps, contracts, cast } }: { project: Project }) {
  const { t } = useTranslation('client');
  const { currency, budgetCents } = row;
  const standing = contracts.filter((one) => one.status !== 'cancelled');
  const hiredCents = sum(standing.map((one) => one.totalCents));
  const faces = standing.flatMap((one) => cast[one.creatorId]?.face ?? []);
  return (
    <Columns
      aside={
        <Section title={t('project.budget')}>
          <Card>
            {budgetCents === null ? (
              <p className="muted">{t('project.noBudget')}</p>
            ) : (
              <DefinitionList
                sum
                items={[
                  { term: t('project.planned'), value: <Money cents={budgetCents} currency={currency} /> },
                  { term: t('project.hired'), value: <Money cents={hiredCents} currency={currency} minus /> },
                  {
                    term: t('project.left'),
                    value: <Money cents={budgetCents - hiredCents} currency={currency} />,
                  },
                ]}
              />
            )}
            {faces.length > 0 && <AvatarStack faces={faces} />}
          </Card>
        </Section>
      }
    >
      <Section title={t('project.views.timeline')}>
        <Card>
          <Timeline
            entries={steps.toReversed().map((step) => ({
              id: step.id,
              what: (
                <>
                  {t(`project.story.${step.move as 'submit'}`)}
                  {step.actorName && <span className="muted"> · {step.actorName}</span>}
                </>
              ),
              when: step.at,
              detail: step.comment,
            }))}
          />
        </Card>
      </Section>
    </Columns>
  );
}
