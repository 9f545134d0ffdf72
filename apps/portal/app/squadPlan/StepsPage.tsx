import { isOver, squadStepFlow } from '@elenco/core/hiring';
import { movesFrom } from '@elenco/core/kit';
import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { MoveDialog } from '../forms/MoveDialog';
import { Button, Disclosure, EmptyState, Row, Section, StatusChip, Table } from '../ui';
import { NoSquad, planPath } from './PlanHead';
import { StepDays } from './StepDays';
import { StepForm } from './StepForm';
import styles from './squadPlan.module.css';
import type { LoadedSteps, ShownStep } from './steps.server';
import { tones } from './tones';

/** The steps of the plan, with a form to add or edit one. */
export function StepsPage({ loaded }: { loaded: LoadedSteps }) {
  const { t } = useTranslation(['squadPlan', 'resources']);
  const answer = useActionData<Answer>();
  const { squad, steps, people, open, edited, briefing } = loaded;
  if (!squad) return <NoSquad />;
  const nameOf = (id: number | null) => people.find((one) => one.id === id)?.name ?? '–';
  const titleOf = (id: number) => steps.find((step) => step.id === id)?.title ?? '';
  return (
    <>
      <Table
        caption={t('steps.caption')}
        rows={steps}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('steps.empty')} text={t('steps.emptyText')} />}
        columns={[
          {
            key: 'title',
            header: t('step.title'),
            primary: true,
            cell: ({ id, title }) => (open ? <Link to={`?step=${id}#step`}>{title}</Link> : title),
          },
          { key: 'owner', header: t('step.owner'), cell: ({ ownerId }) => nameOf(ownerId) },
          {
            key: 'days',
            header: t('steps.days'),
            long: true,
            cell: (step) => (
              <StepDays
                step={step}
                expected={step.expected}
                movedBy={step.expected?.movedBy ? titleOf(step.expected.movedBy) : null}
              />
            ),
          },
          {
            key: 'after',
            header: t('step.dependsOn'),
            long: true,
            cell: ({ dependsOn }) => dependsOn.map(titleOf).filter(Boolean).join(', ') || '–',
          },
          {
            key: 'status',
            header: t('steps.status'),
            phone: 'bare',
            cell: ({ id, status }) => (
              <>
                <StatusChip tone={tones[status]}>{t(`resources:squad-steps.status.${status}`)}</StatusChip>
                {status === 'awaiting_approval' && (
                  <Link
                    to={`${planPath(briefing.id, 'squad-step-approve')}?step=${id}`}
                    className={styles.under}
                  >
                    {t('steps.toApproval')}
                  </Link>
                )}
              </>
            ),
          },
          ...(open
            ? [
                {
                  key: 'moves',
                  header: t('steps.moves'),
                  headless: true,
                  cell: (step: ShownStep) => <Moves step={step} />,
                },
              ]
            : []),
        ]}
      />
      {open && edited && !(isOver(edited) && edited.status !== 'approved') && (
        <div id="step">
          <Section title={t('steps.change', { title: edited.title })}>
            {edited.status === 'approved' && <p className="muted">{t('steps.reopens')}</p>}
            <StepForm key={edited.id} loaded={loaded} step={edited} />
          </Section>
        </div>
      )}
      {open && !edited && (
        <Disclosure summary={t('steps.new')} open={steps.length === 0 || answer?.intent === 'save'}>
          <StepForm key={steps.length} loaded={loaded} step={null} />
        </Disclosure>
      )}
    </>
  );
}

function Moves({ step: { id, version, status, needsApproval } }: { step: ShownStep }) {
  const { t } = useTranslation(['squadPlan', 'resources']);
  const possible = movesFrom(squadStepFlow, status);
  const next = (['begin', needsApproval ? 'submit' : 'finish'] as const).filter((name) =>
    possible.includes(name),
  );
  return (
    <Row>
      {next.map((name) => (
        <MoveDialog
          key={name}
          intent={name}
          fields={{ id, version }}
          trigger={<Button size="small">{t(`resources:squad-steps.moves.${name}`)}</Button>}
          title={t(`resources:squad-steps.moves.${name}`)}
          text={t(`steps.asks.${name}`)}
          confirm={t(`resources:squad-steps.moves.${name}`)}
        />
      ))}
      {possible.includes('skip') && (
        <MoveDialog
          intent="skip"
          fields={{ id, version }}
          trigger={
            <Button size="small" variant="plain">
              {t('steps.skip')}
            </Button>
          }
          title={t('resources:squad-steps.moves.skip')}
          text={t('steps.asks.skip')}
          confirm={t('steps.skip')}
          comment={{ label: t('steps.why') }}
        />
      )}
      {status === 'planned' && (
        <MoveDialog
          intent="remove"
          fields={{ id, version }}
          trigger={
            <Button size="small" variant="plain">
              {t('steps.remove')}
            </Button>
          }
          title={t('steps.remove')}
          text={t('steps.asks.remove')}
          confirm={t('steps.remove')}
          danger
        />
      )}
    </Row>
  );
}
