import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cx, Form } from '../ui';
import styles from './Favorite.module.css';
import type { ListActions } from './listActions.server';

type Props = {
  profile: { readonly key: string; readonly name: string };
  listActions: ListActions;
  words?: boolean;
};

/** Star that adds or removes a favorite; hidden from staff. */
export function Favorite({ profile: { key, name }, listActions, words }: Props) {
  const { t } = useTranslation('search');
  if (!listActions) return null;
  const on = listActions.favorites.includes(key);
  return (
    <Form preventScrollReset className={styles.starForm}>
      <input type="hidden" name="intent" value="favorite" />
      <input type="hidden" name="profile" value={key} />
      <input type="hidden" name="on" value={on ? 'false' : 'true'} />
      <button
        type="submit"
        className={cx(styles.star, on && styles.starred, words && styles.starWords)}
        aria-label={t(on ? 'unfavorite' : 'favorite', { name })}
      >
        <Star aria-hidden="true" />
        {words && <span>{t(on ? 'unfavoriteShort' : 'favoriteShort')}</span>}
      </button>
    </Form>
  );
}
