import { bankCodesIn } from '@elenco/core/finance';
import { workKeySuffix } from '@elenco/core/hiring';
import { useTranslation } from 'react-i18next';
import { useStepValues } from '../../payment/useStepValues';
import { Disclosure, RelativeTime, Timeline } from '../../ui';
import type { Project } from './load.server';

type Step = Project['steps'][number];

/** Collapsed history of the project and its rows, newest first, with action, user, creator and reason. */
export function ProjectHistory({ project: { row, steps, about, cast } }: { project: Project }) {
  const { t, i18n } = useTranslation('company');
  const words = t as unknown as (key: string, values: Readonly<Record<string, string>>) => string;
  const valuesOf = useStepValues();
  const keyOf = ({ resource, move }: Step) => {
    if (resource === 'briefings') return `project.timeline.${move}`;
    const own = `${resource}.${move}`;
    return `project.happened.${own}${own === 'deliverables.publish' ? workKeySuffix(row) : ''}`;
  };
  const entries = steps
    // Steps that the system adds after a user's step have no label and are left out.
    .filter((step) => i18n.exists(keyOf(step), { ns: 'company' }))
    .toReversed()
    .map((step) => {
      const creator = cast[about[`${step.resource}.${step.rowId}`] ?? 0]?.name;
      const people = [...new Set([step.actorName, creator])].filter(Boolean).join(' · ');
      return {
        id: step.id,
        what: (
          <>
            {words(keyOf(step), valuesOf('data' in step ? step : { data: null }))}
            {people && <span className="muted"> · {people}</span>}
          </>
        ),
        when: step.at,
        // Hides codes of the bank, which a brand cannot act on.
        detail: bankCodesIn(step.resource, step.comment).length > 0 ? null : step.comment,
      };
    });
  const [latest] = entries;
  if (!latest) return null;
  return (
    <Disclosure
      summary={t('project.activity')}
      note={
        <>
          {latest.what}, <RelativeTime value={latest.when} />
        </>
      }
      end={t('project.records', { count: entries.length })}
    >
      <Timeline entries={entries} />
    </Disclosure>
  );
}
