import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use';
import styles from './contract.module.css';

/** The agreement word for word, in Portuguese as both accept it; clauses are divided by empty lines. */
export function Terms({ text }: { text: string }) {
  const { t } = useTranslation('shared');
  const foreign = useLocale() !== 'pt';
  return (
    <article className={styles.paper} aria-labelledby="terms">
      <h2 id="terms" className="sr">
        {t('contract.text')}
      </h2>
      {foreign && <p className={styles.note}>{t('contract.inPortuguese')}</p>}
      <div lang="pt-BR">
        {clausesOf(text).map(({ at, heading, lines }) => (
          <section key={at} className={styles.clause}>
            {heading && <h3>{heading}</h3>}
            {lines.map((line) => (
              <p key={line.at}>{line.text}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A clause whose first line is a number with words begins with its heading; two lines may say the same. */
function clausesOf(text: string) {
  return text.split('\n\n').map((clause, at) => {
    const lines = clause.split('\n').map((line, place) => ({ at: place, text: line }));
    const [first] = lines;
    const headed = first !== undefined && /^\d+\. /.test(first.text);
    return { at, heading: headed ? first.text : null, lines: headed ? lines.slice(1) : lines };
  });
}
