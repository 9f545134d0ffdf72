import { sum } from '@elenco/core/kit';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Columns, Money, MoneyBar, Section, Stat } from '../../ui';
import { BriefBlocks } from '../BriefBlocks';
import { Happened } from './Happened';
import type { Project } from './load.server';
import { People } from './People';

/** Progress of each creator, or the brief before any; money next to it, history at the end. */
export function Overview({ project }: { project: Project }) {
  const { people, row } = project;
  return (
    <Columns
      aside={
        <>
          <ProjectMoney project={project} />
          <Seek project={project} />
        </>
      }
    >
      {people.length > 0 ? <People project={project} /> : <BriefBlocks brief={row} />}
      <Happened project={project} />
    </Columns>
  );
}

/** The budget: paid, contracted, offered and free. */
function ProjectMoney({ project: { row, contracts, paidCents } }: { project: Project }) {
  const { t } = useTranslation('company');
  const { currency, budgetCents } = row;
  const kept = contracts.filter((one) => one.status !== 'cancelled');
  const hiredCents = sum(kept.map((one) => one.totalCents));
  const openCents = sum(kept.filter((one) => one.status === 'sent').map((one) => one.totalCents));
  const dueCents = hiredCents - openCents - paidCents;
  return (
    <Section title={t('project.money')}>
      {budgetCents === null ? (
        <p className="muted small">{t('project.noBudget')}</p>
      ) : (
        <>
          <Stat
            label={t('project.free')}
            value={<Money cents={budgetCents - hiredCents} currency={currency} emphasis="arrives" />}
          />
          <MoneyBar
            currency={currency}
            parts={[
              { kind: 'paid', label: t('project.paid'), cents: paidCents },
              { kind: 'contracted', label: t('project.toPay'), cents: dueCents },
              { kind: 'open', label: t('project.toSign'), cents: openCents },
              { kind: 'free', label: t('project.left'), cents: budgetCents - hiredCents },
            ]}
          />
          <p className="muted small">
            {t('project.planned')} <Money cents={budgetCents} currency={currency} />
          </p>
        </>
      )}
    </Section>
  );
}

/** Link to the search that matches the brief, while names can still be added. */
function Seek({ project: { seek, may, row } }: { project: Project }) {
  const { t } = useTranslation('company');
  if (!seek || !may) return null;
  return (
    <Section title={t('project.seek.title')}>
      <p className="small">{t('project.seek.text')}</p>
      <p className="small muted">
        {t(row.status === 'selection' ? 'project.seek.selection' : 'project.seek.curation')}
      </p>
      <p>
        <ButtonLink to={seek}>{t('project.seek.go')}</ButtonLink>
      </p>
    </Section>
  );
}
