import type { OldStep as Step } from '@elenco/core/briefing';
import { useLoaderData } from '@remix-run/react';
import type { ComponentType } from 'react';
import { BrandStep } from '../../../../briefing/BrandStep';
import { BriefStep } from '../../../../briefing/BriefStep';
import { BudgetStep } from '../../../../briefing/BudgetStep';
import { ChannelsStep } from '../../../../briefing/ChannelsStep';
import { CreateStep } from '../../../../briefing/CreateStep';
import { DeliverablesStep } from '../../../../briefing/DeliverablesStep';
import { ReviewStep } from '../../../../briefing/ReviewStep';
import { stepAction, stepLoader } from '../../../../briefing/steps.server';
import type { RouteHandle } from '../../../../handle';

export const handle: RouteHandle = { title: ({ step }) => `client:wizard.titles.${step as Step}` };

export const loader = stepLoader;
export const action = stepAction;

/** What each step shows; what it reads and saves stands in `briefing/steps.server.ts`. */
const screens: Readonly<Record<Step, ComponentType>> = {
  create: CreateStep,
  brand: BrandStep,
  new: BriefStep,
  channels: ChannelsStep,
  deliverables: DeliverablesStep,
  budget: BudgetStep,
  review: ReviewStep,
};

export default function WizardPage() {
  const { step, row } = useLoaderData<typeof loader>();
  const Screen = screens[step];
  // A new key, so that nothing typed in one step or draft stands in another.
  return <Screen key={`${row?.id ?? ''}/${step}`} />;
}
