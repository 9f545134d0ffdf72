import { freeBudgetOf, toSignBySide } from '@elenco/core/hiring';
import { brand } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { ButtonLink, Columns, Money, MoneyBar, Section, Stat } from '../../ui';
import { BriefBlocks } from '../BriefBlocks';
import { PlanAside } from '../PlanAside';
import type { Project } from './load.server';
import { NamedCreators } from './NamedCreators';
import { People } from './People';
import { ProjectHistory } from './ProjectHistory';
import { curatedState, WhatNext } from './WhatNext';

/**
 * Shows each creator's progress (before that, what happens to the sent brief), the money beside it and the
 * history below.
 */
export function Overview({ project }: { project: Project }) {
  const { people, row, wishes } = project;
  const state = curatedState(project);
  return (
    <Columns
      aside={
        <>
          <ProjectMoney project={project} />
          <PlanAside plan={project.plan.filter(isAhead(row))} kind={row.kind} />
          <SearchLink project={project} />
        </>
      }
    >
      {wishes && <NamedCreators named={wishes} />}
      {people.length > 0 ? (
        <People project={project} />
      ) : state ? (
        <WhatNext project={project} state={state} />
      ) : (
        <BriefBlocks brief={row} />
      )}
      <ProjectHistory project={project} />
    </Columns>
  );
}

/** Hides the date for sending the brief once it is sent. */
const isAhead =
  ({ status }: Pick<Project['row'], 'status'>) =>
  ({ code }: Project['plan'][number]) =>
    status === 'draft' || code !== 'brief';

/**
 * The project's money: paid amounts by account, amounts due and to sign, the remaining budget and refunds
 * due.
 */
function ProjectMoney({ project: { row, contracts, balances } }: { project: Project }) {
  const { t } = useTranslation('company');
  const { money } = useFormat();
  const { currency, budgetCents } = row;
  const toSign = toSignBySide(contracts);
  const freeCents = freeBudgetOf(budgetCents ?? 0, { briefings: [row], contracts });
  return (
    <Section title={t('project.money')}>
      {budgetCents === null ? (
        <p className="muted small">{t('project.noBudget')}</p>
      ) : (
        <>
          <Stat
            label={t('project.free')}
            value={
              <Money
                cents={Math.abs(freeCents)}
                currency={currency}
                minus={freeCents < 0}
                emphasis="arrives"
              />
            }
          />
          <MoneyBar
            currency={currency}
            parts={[
              { kind: 'paid', label: t('money.held'), cents: balances.heldCents },
              { kind: 'released', label: t('money.released'), cents: balances.releasedCents },
              { kind: 'fee', label: t('money.fee', { brand: brand.name }), cents: balances.feeCents },
              { kind: 'contracted', label: t('money.due'), cents: balances.toPayCents },
              { kind: 'open', label: t('project.toSign'), cents: toSign.ownCents },
              { kind: 'creators', label: t('project.creatorsSign'), cents: toSign.creatorsCents },
              { kind: 'free', label: t('project.left'), cents: freeCents },
            ]}
          />
          <p className="muted small">
            {t('project.planned')} <Money cents={budgetCents} currency={currency} />
          </p>
        </>
      )}
      {balances.refundableCents > 0 && (
        <p className="small">
          {t('money.refundable', { amount: money(balances.refundableCents, currency) })}
        </p>
      )}
    </Section>
  );
}

/** Link to the search with the brief's filters, shown while creators can still be added. */
function SearchLink({ project: { seek, may, row } }: { project: Project }) {
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
