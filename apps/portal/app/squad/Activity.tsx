import { useTranslation } from 'react-i18next';
import { EmptyState, Timeline } from '../ui';
import type { SquadData } from './load.server';

type Step = SquadData['steps'][number];

/** History of the squad, newest first: action, actor, reason. */
export function Activity({ data: { steps } }: { data: SquadData }) {
  const { t, i18n } = useTranslation(['squad', 'company', 'resources']);
  const words = t as unknown as (key: string) => string;
  const keyOf = ({ resource, move }: Step) =>
    resource === 'squads' ? `squad:activity.${move}` : `company:project.happened.${resource}.${move}`;
  const entries = steps
    .filter((step) => i18n.exists(keyOf(step)))
    .toReversed()
    .map((step) => ({
      id: step.id,
      what: (
        <>
          {words(keyOf(step))}
          {step.actorName && <span className="muted"> · {step.actorName}</span>}
        </>
      ),
      when: step.at,
      detail: step.comment,
    }));
  if (entries.length === 0) return <EmptyState title={t('activity.none')} />;
  return <Timeline entries={entries} />;
}
