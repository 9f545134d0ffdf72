import { getFormProps } from '@conform-to/react';
import { stepAddress, stepsOf } from '@elenco/core/hiring';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MissingCompanyDataAlert, MissingCompanyDataDialog, useMissing } from '../company/CompanyFirst';
import { Refused } from '../forms/Refused';
import { useAnswer } from '../forms/useAnswer';
import { useFormat } from '../i18n/use';
import { Alert, ButtonLink, Form, Row, Stack, SubmitButton } from '../ui';
import { BriefBlocks } from './BriefBlocks';
import { BudgetSplit } from './BudgetSplit';
import styles from './briefing.module.css';
import { Contradictions } from './Contradictions';
import { fixAddress } from './fixAddress';
import { PlanAside } from './PlanAside';
import { PlanLimit } from './PlanLimit';
import { RecommendedBudget } from './RecommendedBudget';
import { RequestedCreators } from './RequestedCreators';
import type { loadReview, submitAction } from './review.server';
import { WizardHead } from './WizardStep';

/** Last step of the wizard: the whole brief, with an edit link for each step and the submit button. */
export function ReviewStep() {
  const { t } = useTranslation(['company', 'options']);
  const wizard = useLoaderData<typeof loadReview>();
  const answer = useActionData<typeof submitAction>();
  const [form] = useAnswer(answer);
  const { row, feeBp, wrong, missing, month } = wizard;
  const companyData = useMissing(missing);
  if (!row) return null;
  const lacking = [
    ...stepsOf(row.kind)
      .filter((step) => (wrong[step]?.length ?? 0) > 0)
      .map((step) => t(`options:briefingStep.${step}`)),
    ...companyData,
  ];
  return (
    <>
      <WizardHead wizard={wizard} />
      <PlanLimit month={month} />
      <MissingCompanyDataAlert missing={missing} />
      <MissingCompanyDataDialog missing={missing} answer={answer} />
      <div className={styles.beside}>
        <Stack>
          <Refused form={form} />
          <Contradictions found={wizard.contradictions} row={row} />
          <RequestedCreators wishes={wizard.wishes} />
          <BriefBlocks brief={row} edit={(step, errors) => fixAddress(row, step, errors)} wrong={wrong} />
        </Stack>
        <Stack>
          <PlanAside plan={wizard.plan} kind={row.kind} />
          <BudgetSplit cents={row.budgetCents ?? 0} currency={row.currency} feeBp={feeBp} kind={row.kind} />
          {wizard.advice && (
            <RecommendedBudget advice={wizard.advice} creators={row.creatorsWanted} feeBp={feeBp} />
          )}
          <Form {...getFormProps(form)}>
            <input type="hidden" name="version" value={row.version} />
            <Stack>
              <StillMissing items={lacking} />
              <SubmitButton name="intent" value="submit" size="large" wide data-main-act>
                {t('wizard.submit')}
              </SubmitButton>
              <p className="muted small">
                {t('wizard.afterSubmit')} {t('wizard.noCommitment')}
              </p>
            </Stack>
          </Form>
          <Row>
            <ButtonLink to={stepAddress(row, 'budget')}>{t('wizard.back')}</ButtonLink>
          </Row>
        </Stack>
      </div>
    </>
  );
}

/** Names the steps and the company data without which the brief cannot be sent. */
function StillMissing({ items }: { items: readonly string[] }) {
  const { t } = useTranslation('company');
  const { list } = useFormat();
  if (items.length === 0) return null;
  return <Alert tone="warning" title={t('wizard.stillMissing', { list: list([...items]) })} />;
}
