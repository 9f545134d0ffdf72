import type { Invoice } from '@elenco/core/finance';
import { submittedDocument } from '@elenco/core/people';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use';
import { Disclosure, RelativeTime, Timeline, type TimelineItem } from '../../ui';
import type { Project } from './load.server';

type Step = Project['steps'][number];

/** Steps that the system adds after a user's step; the timeline leaves them out. */
const silent = ['deliverables.create', 'contracts.create', 'payouts.create', 'evaluations.create'];

/** Collapsed history of the project at the end of the page, with user, action, time and reason. */
export function ProjectTimeline({ steps, work }: Pick<Project, 'steps' | 'work'>) {
  const { t } = useTranslation('creator');
  const what = useWords(work?.papers ?? []);
  const { money } = useFormat();
  // The history contains only the names of users; each name gets its own avatar.
  const names = [...new Set(steps.map((step) => step.actorName))];
  const acts = steps
    .filter(({ resource, move }) => !silent.includes(`${resource}.${move}`))
    .map((step): TimelineItem => {
      const { id, actorName, at, comment } = step;
      return {
        id,
        what: what(step),
        when: at,
        detail: comment,
        ...(actorName ? { who: { id: names.indexOf(actorName) + 1, name: actorName } } : {}),
      };
    });
  // A creator's repayment changes no row of the project, so its entry comes from the ledger.
  const paidBack = (work?.postings ?? [])
    .filter(({ kind }) => kind === 'repayment_received')
    .map(
      ({ id, amountCents, createdAt }): TimelineItem => ({
        id: 0 - id,
        what: `${t('statement.kinds.repayment_received')}: ${money(amountCents, work?.payout?.currency ?? 'BRL')}`,
        when: createdAt,
      }),
    );
  const entries = [...acts, ...paidBack].toSorted((a, b) => a.when.localeCompare(b.when)).toReversed();
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

const namesOf = { receipt: 'receipts', confirmation: 'confirmations', invoice: 'invoices' } as const;

/** Returns a function that describes a step: a user's action, or a state change by the system. */
function useWords(
  sentInvoices: readonly Pick<Invoice, 'id' | 'fileId' | 'currency'>[],
): (step: Step) => string {
  const { t, i18n } = useTranslation(['creator', 'resources']);
  const words = t as unknown as (key: string) => string;
  return ({ resource, rowId, move, toState, actorName }) => {
    const document = resource === 'invoices' && sentInvoices.find(({ id }) => id === rowId);
    const named = document ? namesOf[submittedDocument(document)] : resource;
    const done = `creator:timeline.${named}.${move}`;
    if (actorName && i18n.exists(done)) return words(done);
    const thing = words(`creator:timeline.things.${named}`);
    return `${thing}: ${words(`resources:${resource}.status.${toState}`)}`;
  };
}
