import { useTranslation } from 'react-i18next';
import { Timeline } from '../ui';
import type { TeamStep } from './company.server';

/** History of the company's members, newest first. */
export function History({ steps }: { steps: readonly TeamStep[] }) {
  const { t, i18n } = useTranslation(['team', 'resources']);
  // Kinds are data, so they are not among the typed keys of the texts.
  const words = t as unknown as (key: string, values: object) => string;
  const saying = ({ kind, about, actorName }: TeamStep) => {
    const key = `history.${kind.replace('.', '_')}`;
    const plan = `plans.${about}`;
    const named = i18n.exists(plan, { ns: 'team' }) ? words(plan, {}) : about;
    const what = words(key, { about: named });
    return actorName ? `${what} · ${actorName}` : what;
  };
  return <Timeline entries={steps.map((step) => ({ id: step.id, when: step.at, what: saying(step) }))} />;
}
