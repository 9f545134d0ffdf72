import { useTranslation } from 'react-i18next';
import { useLocale } from '../i18n/use';
import { Disclosure } from '../ui';
import styles from './contract.module.css';

/**
 * The agreement verbatim, in clauses separated by empty lines. Both parties accept the Portuguese text.
 * English readers see the translation first, if there is one, and the binding text below.
 */
export function Terms({ text, textEnglish }: { text: string; textEnglish: string }) {
  const { t } = useTranslation('shared');
  const foreign = useLocale() !== 'pt';
  const translated = foreign && textEnglish !== '';
  const binding = (
    <div lang="pt-BR">
      <Clauses text={text} />
    </div>
  );
  return (
    <article className={styles.paper} aria-labelledby="terms">
      <h2 id="terms" className="sr">
        {t('contract.text')}
      </h2>
      {foreign && (
        <p className={styles.note}>{t(translated ? 'contract.translated' : 'contract.inPortuguese')}</p>
      )}
      {translated ? (
        <>
          <div lang="en">
            <Clauses text={textEnglish} />
          </div>
          <Disclosure summary={t('contract.binding')}>{binding}</Disclosure>
        </>
      ) : (
        binding
      )}
    </article>
  );
}

const Clauses = ({ text }: { text: string }) =>
  clausesOf(text).map(({ at, heading, lines }) => (
    <section key={at} className={styles.clause}>
      {heading && <h3>{heading}</h3>}
      {lines.map((line) => (
        <p key={line.at}>{line.text}</p>
      ))}
    </section>
  ));

/** Splits a text into clauses. If the first line of a clause is numbered, that line is the heading. */
function clausesOf(text: string) {
  return text.split('\n\n').map((clause, at) => {
    const lines = clause.split('\n').map((line, place) => ({ at: place, text: line }));
    const [first] = lines;
    const headed = first !== undefined && /^\d+\. /.test(first.text);
    return { at, heading: headed ? first.text : null, lines: headed ? lines.slice(1) : lines };
  });
}
