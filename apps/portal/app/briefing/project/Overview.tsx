import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { AvatarStack, ButtonLink, Card, Columns, DefinitionList, Money, Section } from '../../ui';
import { Happened } from './Happened';
import type { Project } from './load.server';

/** What has happened so far, and what of the budget is spoken for. */
export function Overview({ project }: { project: Project }) {
  const { t } = useTranslation('client');
  const { row, contracts, cast, seek, may } = project;
  const { currency, budgetCents } = row;
  const keptContracts = contracts.filter((one) => one.status !== 'cancelled');
  const hiredCents = sum(keptContracts.map((one) => one.totalCents));
  const faces = keptContracts.flatMap((one) => cast[one.creatorId]?.face ?? []);
  return (
    <Columns
      aside={
        <>
          {seek && may && (
            <Section title={t('project.seek.title')}>
              <Card>
                <p>{t('project.seek.text')}</p>
                <p className="small muted">
                  {t(row.status === 'selection' ? 'project.seek.selection' : 'project.seek.curation')}
                </p>
                <ButtonLink to={seek}>{t('project.seek.go')}</ButtonLink>
              </Card>
            </Section>
          )}
          <Section title={t('project.budget')}>
            <Card>
              {budgetCents === null ? (
                <p className="muted">{t('project.noBudget')}</p>
              ) : (
                <DefinitionList
                  sum
                  items={[
                    { term: t('project.planned'), value: <Money cents={budgetCents} currency={currency} /> },
                    {
                      term: t('project.hired'),
                      value: <Money cents={hiredCents} currency={currency} minus />,
                    },
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
        </>
      }
    >
      <Section title={t('project.views.timeline')}>
        <Card>
          <Happened project={project} />
        </Card>
      </Section>
    </Columns>
  );
}
