import type { Step } from '@elenco/core/hiring';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { ReviewStep } from '../../../../briefing/ReviewStep';
import { StepScreen } from '../../../../briefing/StepScreen';
import { stepAction, stepLoader } from '../../../../briefing/steps.server';
import { keepInputOnConnectionLoss } from '../../../../forms/keepTyped';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = {
  title: ({ step }) => `company:wizard.titles.${step as Step}`,
  i18n: ['brief', 'problems'],
};

export const loader = stepLoader;
export const action = stepAction;
export const clientAction = keepInputOnConnectionLoss;

/** After a conflict with another device, reloads the saved values to show them beside the input. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || actionStatus === 409;

export default function WizardPage() {
  const { step, row } = useLoaderData<typeof loader>();
  // A new React key for each step and draft, so that no input of a different step or draft remains.
  const key = `${row?.id ?? ''}/${step}`;
  return step === 'review' ? <ReviewStep key={key} /> : <StepScreen key={key} />;
}
