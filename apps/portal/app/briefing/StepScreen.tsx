import type { FieldName } from '@conform-to/react';
import { type BriefField, type Briefing, briefingKind, fieldsIn } from '@elenco/core/hiring';
import { formatsOf } from '@elenco/core/people';
import { Link, useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { Briefcase, Sparkles, UsersRound } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { briefingStart } from '../access/intendedCreator';
import { fillInput } from '../forms/fillInput';
import { useAnswer } from '../forms/useAnswer';
import { HelpLink } from '../help/HelpLink';
import { tags } from '../i18n/locales';
import { useLocale } from '../i18n/use';
import { Alert, MoneyField, RadioCards, Stack } from '../ui';
import { moneyText } from '../ui/numberText';
import { BudgetSplit } from './BudgetSplit';
import { currencyOf, type Draft, type DraftFields } from './fields';
import { stepForm } from './fixAddress';
import { PlanAside } from './PlanAside';
import { PlanLimit } from './PlanLimit';
import { RecommendedBudget } from './RecommendedBudget';
import { RequestedCreators } from './RequestedCreators';
import { StepFields } from './StepFields';
import type { saveStep } from './save.server';
import type { stepLoader } from './steps.server';
import { useTypedAdvice } from './useTypedAdvice';
import { WizardStep } from './WizardStep';

type Loaded = Extract<Awaited<ReturnType<typeof stepLoader>>, { tradeName: string }>;

/** Page of one wizard step. Core declares the step's fields; this component adds everything else. */
export function StepScreen() {
  const { t } = useTranslation(['company', 'brief']);
  const wizard = useLoaderData<typeof stepLoader>() as Loaded;
  const { row, kind, step, wishes } = wizard;
  const [form, fields] = useAnswer<Draft>(useActionData<typeof saveStep>(), {
    id: stepForm,
    defaultValue: initialValuesOf(wizard),
  });
  const [budget, setBudget] = useState(amountIn(fields.budgetCents.initialValue));
  const tag = tags[useLocale()];
  const props = { wizard, form, fields: fields as DraftFields };
  const isFirst = wishes !== null;
  const asksBudget = fieldsIn(kind, step).includes('budgetCents');
  const currency = currencyOf(row);
  // The short form has the budget input on the same step as the fields that determine the recommendation.
  const typed = useTypedAdvice(form.id, step === 'essentials' ? row?.id : undefined);
  const advice = typed?.advice ?? wizard.advice;
  const budgetName: FieldName<number | null> = String(fields.budgetCents.name);
  /** Enters an amount as the budget. Without scripts, the server does it, like adding a row. */
  const use = (cents: number) => ({
    ...form.update.getButtonProps({ name: budgetName, value: cents }),
    onClick: (event: MouseEvent) => {
      const input = document.getElementById(fields.budgetCents.id);
      if (!(input instanceof HTMLInputElement)) return;
      event.preventDefault();
      fillInput(input, moneyText(cents, currency, tag));
      input.focus();
    },
  });
  return (
    <WizardStep
      wizard={wizard}
      form={form}
      note={
        <>
          {isFirst && <PlanLimit month={wizard.month} />}
          {kind === 'silent_squad' && step === 'new' && (
            <Alert>
              {t('wizard.silentHow')}{' '}
              <HelpLink audience="brand" term="silent-squad" name={t('chooser.silentSquad')} />
            </Alert>
          )}
        </>
      }
      aside={
        asksBudget ? (
          <Stack>
            <BudgetSplit cents={budget ?? 0} currency={currency} feeBp={wizard.feeBp} kind={kind} />
            {advice && (
              <RecommendedBudget
                advice={advice}
                creators={typed?.creators ?? row?.creatorsWanted ?? 1}
                feeBp={wizard.feeBp}
                use={use}
              />
            )}
          </Stack>
        ) : (
          wizard.plan.length > 0 && <PlanAside plan={wizard.plan} kind={kind} />
        )
      }
    >
      {step === 'create' && <KindField {...props} />}
      <StepFields {...props} />
      {asksBudget && (
        <>
          <input type="hidden" name="currency" value={currency} />
          <MoneyField
            meta={fields.budgetCents}
            currency={currency}
            label={t('brief:fields.budgetCents')}
            hint={t(kind === 'freelancer' ? 'brief:hints.budgetOfWork' : 'brief:hints.budgetCents')}
            onCents={setBudget}
          />
          <p className="muted small">{t('wizard.noCommitment')}</p>
        </>
      )}
      {wishes && <RequestedCreators wishes={wishes} boxes />}
    </WizardStep>
  );
}

/** Returns the amount of a money input in cents; undefined if its text is no amount. */
const amountIn = (value: string | undefined): number | undefined =>
  value && /^\d+$/.test(value) ? Number(value) : undefined;

const icons = { creator: Sparkles, freelancer: Briefcase, silent_squad: UsersRound } as const;

/**
 * The kind of briefing determines the steps, so it cannot change once a draft exists. A kind chosen on the page
 * before is only shown.
 */
function KindField({ wizard, fields }: { wizard: Loaded; fields: DraftFields }) {
  const { t } = useTranslation(['company', 'options', 'brief']);
  const { search } = useLocation();
  if (wizard.row) return <input type="hidden" name="kind" value={wizard.kind} />;
  if (wizard.chosenKind) {
    return (
      <p>
        <input type="hidden" name="kind" value={wizard.chosenKind} />
        <span className="muted">{t('brief:fields.kind')}</span>{' '}
        <strong>{t(`options:briefingKind.${wizard.chosenKind}`)}</strong>{' '}
        <Link to={{ pathname: briefingStart, search }}>{t('wizard.changeKind')}</Link>
      </p>
    );
  }
  return (
    <RadioCards
      meta={fields.kind}
      label={t('brief:fields.kind')}
      options={briefingKind.options.map((value) => {
        const Icon = icons[value];
        return {
          value,
          label: t(`options:briefingKind.${value}`),
          hint: t(`wizard.kinds.${value}`),
          icon: <Icon aria-hidden="true" />,
        };
      })}
    />
  );
}

/** Returns the initial values of a step: those of the draft, or defaults. */
function initialValuesOf({ row, kind, step, tradeName, chosenKind }: Loaded): Partial<Draft> {
  const own: Partial<Briefing> = row ?? { kind: chosenKind ?? 'creator' };
  const start: Partial<Record<BriefField, unknown>> = {};
  for (const field of fieldsIn(kind, step)) start[field] = own[field];
  if ('brand' in start && !row?.brand) start.brand = tradeName;
  const channel = own.channels?.[0] ?? 'instagram';
  if ('wanted' in start && !own.wanted?.length) {
    start.wanted = [{ channel, format: formatsOf[channel][0], quantity: 1 }];
  }
  return start as Partial<Draft>;
}
