import type { Profile } from '@elenco/core/discovery';
import { FactList } from '../kit/Facts';
import { useWords } from '../kit/words';
import { useFacts } from './words';

/** Facts about a profile, without its metrics. Unknown facts are shown as a dash. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const words = useWords();
  const facts = useFacts();
  const rows = [
    [words.t('search.fields.skill'), facts.skills(profile)],
    [words.t('search.fields.place'), facts.place(profile)],
    [words.t('search.price'), facts.price(profile)],
    [words.t('search.profile.rating'), facts.rating(profile) || words.t('search.profile.noRating')],
    [words.t('search.profile.answer'), facts.answer(profile)],
    [words.t('search.profile.languages'), facts.languages(profile)],
    [words.t('search.fields.gender'), facts.gender(profile)],
    [words.t('search.fields.age'), facts.age(profile)],
    [words.t('search.compare.active'), facts.active(profile)],
    [words.t('search.compare.source'), facts.origin(profile)],
  ] as const;
  return <FactList rows={rows.map(([name, value]) => ({ name, value: value || '–' }))} />;
}
