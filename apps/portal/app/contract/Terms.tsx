import { useTranslation } from 'react-i18next';
import styles from './contract.module.css';

/** The agreement word for word, in Portuguese as both accept it; clauses are divided by empty lines. */
export function Terms({ text }: { text: string }) {
  const { t } = useTranslation('shared');
  return (
    <article className={styles.paper} aria-labelledby="terms">
      <h2 id="terms" className="sr">
        {t('contract.text')}
      </h2>
      <div lang="pt-BR">
        {clausesOf(text).map(({ heading, paragraphs }) => (
          <section key={heading ?? paragraphs[0]} className={styles.clause}>
            {heading && <h3>{heading}</h3>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A clause whose first line is a number with words begins with its heading. */
function clausesOf(text: string) {
  return text.split('\n\n').map((clause) => {
    const [first = '', ...rest] = clause.split('\n');
    return /^\d+\. /.test(first)
      ? { heading: first, paragraphs: rest }
      : { heading: null, paragraphs: [first, ...rest] };
  });
}
