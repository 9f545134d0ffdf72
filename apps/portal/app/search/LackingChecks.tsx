import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';

/** One sentence that names all checks without enough data. */
export function LackingChecks({ titles }: { titles: readonly string[] }) {
  const { t } = useTranslation('search');
  const { list } = useFormat();
  if (titles.length === 0) return null;
  return <p className="muted small">{t('quality.lacking', { list: list(titles) })}</p>;
}
