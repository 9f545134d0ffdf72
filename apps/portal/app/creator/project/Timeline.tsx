import { useTranslation } from 'react-i18next';
import { Disclosure, type Happening, RelativeTime, Timeline } from '../../ui';
import type { Project } from './load.server';

type Step = Project['steps'][number];

/** Automatic steps that follow a user's step are left out. */
const silent = ['deliverables.create', 'contracts.create', 'payouts.create', 'evaluations.create'];

/** Disclosure at the end of the page with the history: actor, action, time, reason. */
export function ProjectTimeline({ steps }: { steps: Project['steps'] }) {
  const { t } = useTranslation('creator');
  const what = useWords();
  // History only has names of users; each name gets its own avatar.
  const names = [...new Set(steps.map((step) => step.actorName))];
  const entries = steps
    .filter(({ resource, move }) => !silent.includes(`${resource}.${move}`))
    .toReversed()
    .map((step): Happening => {
      const { id, actorName, at, comment } = step;
      return {
        id,
        what: what(step),
        when: at,
        detail: comment,
        ...(actorName ? { who: { id: names.indexOf(actorName) + 1, name: actorName } } : {}),
      };
    });
  const [latest] = entries;
  if (!latest) return null;
  return (
    <Disclosure
      summary={t('timeline.title')}
      note={
        <>
          {latest.what}, <RelativeTime value={latest.when} />
        </>
      }
      end={t('timeline.records', { count: entries.length })}
    >
      <Timeline entries={entries} />
    </Disclosure>
  );
}

/**
 * Returns a function that describes a step: a user's action, or an automatic change of state. Both come from
 * data.
 */
function useWords(): (step: Step) => string {
  const { t, i18n } = useTranslation(['creator', 'resources']);
  const words = t as unknown as (key: string) => string;
  return ({ resource, move, toState, actorName }) => {
    const done = `creator:timeline.${resource}.${move}`;
    if (actorName && i18n.exists(done)) return words(done);
    const thing = words(`creator:timeline.things.${resource}`);
    return `${thing}: ${words(`resources:${resource}.status.${toState}`)}`;
  };
}
