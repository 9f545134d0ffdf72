import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../adapters/form.server';
import { useFormat } from '../i18n/use';
import { Columns, DateText, Disclosure, EmptyState, Section } from '../ui';
import { MixPlanner } from './MixPlanner';
import { NoSquad } from './PlanHead';
import styles from './squadPlan.module.css';
import { VisionForm } from './VisionForm';
import { VisionView } from './VisionView';
import type { LoadedVision } from './vision.server';

/** The vision with its versions, expected results of its mix, and the form for the next version. */
export function VisionPage({ loaded }: { loaded: LoadedVision }) {
  const { t } = useTranslation('squadPlan');
  const answer = useActionData<Answer>();
  const { squad, shown, newest, versions, mix, open } = loaded;
  if (!squad) return <NoSquad />;
  const form = <VisionForm squad={squad} vision={shown} newest={newest} />;
  if (!shown) {
    return (
      <>
        <EmptyState title={t('vision.empty')} text={t('vision.emptyText')} />
        {open && <Section title={t('vision.write')}>{form}</Section>}
      </>
    );
  }
  return (
    <>
      <Columns aside={<Versions loaded={loaded} />}>
        <Section
          title={t(shown.number === newest ? 'vision.newest' : 'vision.older', {
            number: shown.number,
            count: versions.length,
          })}
        >
          <VisionView vision={shown} />
        </Section>
      </Columns>
      {mix && <MixPlanner mix={mix} currency={shown.currency} />}
      {open && (
        <Disclosure summary={t('vision.change')} open={answer !== undefined}>
          {form}
        </Disclosure>
      )}
    </>
  );
}

/** Author, time and changes of each version. */
function Versions({ loaded: { versions, shown } }: { loaded: LoadedVision }) {
  const { t } = useTranslation(['squadPlan', 'resources']);
  const { list } = useFormat();
  return (
    <Section title={t('vision.versions')}>
      <ol className={styles.versions}>
        {versions.map(({ number, createdAt, author, changed }) => (
          <li key={number}>
            <Link
              to={`?number=${number}`}
              preventScrollReset
              aria-current={number === shown?.number ? 'true' : undefined}
            >
              {t('vision.version', { number })}
            </Link>
            <span className={styles.under}>
              {author ? `${author} · ` : ''}
              <DateText value={createdAt} style="long" />
            </span>
            {changed.length > 0 && (
              <span className={styles.under}>
                {t('vision.changed', {
                  parts: list(
                    changed.map((part) => t(`resources:visions.fields.${part}`).toLocaleLowerCase()),
                  ),
                })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
