import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use';
import type { Audience } from '../shell/frames';
import styles from './Products.module.css';

const products = ['briefing', 'choice', 'contract', 'money'] as const;

/** Features in the order in which customers use them. */
export function Products({ audience, shortlistHours }: { audience: Audience; shortlistHours: number }) {
  const { t } = useTranslation('home');
  const hours = useFormat().number(shortlistHours);
  return (
    <section id="products" className={styles.part} aria-labelledby="products-title">
      <h2 id="products-title" className={styles.title}>
        {t('products.title')}
      </h2>
      <ol className={styles.list}>
        {products.map((product) => (
          <li key={product} className={styles.product}>
            <h3 className={styles.name}>{t(`products.${audience}.${product}.title`)}</h3>
            <p className={styles.text}>{t(`products.${audience}.${product}.text`, { hours })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
