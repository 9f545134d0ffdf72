import { LinkTabs } from '../kit/LinkTabs';
import { useActor } from '../kit/useActor';
import { useWords } from '../kit/words';
import { mayRead } from '../resources';
import { searchAddress } from './paths';

/** Tabs for search, lists, favorites, campaigns and projects. */
export function SearchTabs() {
  const words = useWords();
  const kept = mayRead(useActor(), 'lists');
  return (
    <LinkTabs
      label={words.t('search.title')}
      tabs={[
        { to: searchAddress, label: words.t('kit.search') },
        ...(kept
          ? [
              { to: '/search/lists', label: words.name('lists', 2) },
              { to: '/search/favorites', label: words.name('favorites', 2) },
            ]
          : []),
        { to: '/search/campaigns', label: words.t('campaigns.title') },
        { to: '/search/projects', label: words.t('campaigns.projects') },
      ]}
    />
  );
}
