import { useTranslation } from 'react-i18next';
import { Section, Timeline } from '../../ui';
import type { Project } from './load.server';

/** Everything that happened in the project, the newest first: who, what, when, and why. */
export function Story({ steps }: { steps: Project['steps'] }) {
  const { t, i18n } = useTranslation('professional');
  // Steps come from data; what has no words of its own is told by the state that it led to.
  const words = t as unknown as (key: string) => string;
  const what = ({ resource, move, toState }: Project['steps'][number]) => {
    const key = `story.${resource}.${move}`;
    return words(i18n.exists(key, { ns: 'professional' }) ? key : `resources:${resource}.status.${toState}`);
  };
  return (
    <Section title={t('story.title')}>
      <Timeline
        entries={steps.toReversed().map((step) => ({
          id: step.id,
          who: step.actorName ? { id: step.actorName.length, name: step.actorName } : undefined,
          what: what(step),
          when: step.at,
          detail: step.comment,
        }))}
      />
    </Section>
  );
}
