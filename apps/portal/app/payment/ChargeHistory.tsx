import { useTranslation } from 'react-i18next';
import { Section, Timeline } from '../ui';
import type { loadChargePage } from './chargePage.server';
import { useStepValues } from './useStepValues';

type Step = Awaited<ReturnType<typeof loadChargePage>>['steps'][number];

/** History of a charge, newest first, including partial payments and reissued slips. */
export function ChargeHistory({ steps }: { readonly steps: readonly Step[] }) {
  const { t } = useTranslation('company');
  const words = t as unknown as (key: string, values: Readonly<Record<string, string>>) => string;
  const valuesOf = useStepValues();
  return (
    <Section title={t('secondCopy.history')}>
      <Timeline
        entries={steps.toReversed().map((step) => ({
          id: step.id,
          who: step.actorName ? { id: step.actorName.length, name: step.actorName } : undefined,
          what: words(`project.happened.charges.${step.move}`, valuesOf(step)),
          when: step.at,
          detail: step.comment,
        }))}
      />
    </Section>
  );
}
