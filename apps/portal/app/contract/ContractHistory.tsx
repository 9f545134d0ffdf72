import { useTranslation } from 'react-i18next';
import { Section, Timeline } from '../ui';
import type { ContractPage } from './load.server';

type Move = 'create' | 'send' | 'accept' | 'activate' | 'withdraw' | 'complete' | 'extend' | 'end';

/** History of the contract, newest first. */
export function ContractHistory({ steps }: Pick<ContractPage, 'steps'>) {
  const { t } = useTranslation('shared');
  return (
    <Section title={t('contract.history')}>
      <Timeline
        entries={steps.toReversed().map(({ id, move, actorName, at, comment }) => ({
          id,
          who: actorName ? { id: actorName.length, name: actorName } : undefined,
          what: t(`contract.moves.${move as Move}`),
          when: at,
          detail: comment,
        }))}
      />
    </Section>
  );
}
