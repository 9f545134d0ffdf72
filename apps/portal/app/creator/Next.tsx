import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep, Rows } from '../ui';
import { DeadlineText } from './DeadlineText';
import type { Home } from './home.server';

/** The creator's next task, and the following ones in order. */
export function NextTask({ step }: Pick<Home, 'step'>) {
  const { t } = useTranslation('creator');
  const { first, rest } = step;
  if (!first) return null;
  return (
    <div>
      <NextStep
        above={rest.length > 0 ? t('home.firstOf', { count: rest.length + 1 }) : undefined}
        title={first.title}
        text={<About step={first} />}
        action={
          <ButtonLink to={first.link} variant="primary" size="large">
            {first.action}
          </ButtonLink>
        }
      />
      {rest.length > 0 && (
        <Rows
          label={t('home.then')}
          rows={rest.map((one, index) => ({
            key: one.code,
            lead: <span className="num muted">{index + 2}</span>,
            title: one.title,
            under: <About step={one} />,
            action: (
              <ButtonLink to={one.link} size="small" aria-label={`${one.action}: ${one.title}`}>
                {one.action}
              </ButtonLink>
            ),
          }))}
        />
      )}
    </div>
  );
}

/** The projects of a task, and its deadline. */
function About({ step: { about, by, count } }: { step: NonNullable<Home['step']['first']> }) {
  if (!about && !by) return null;
  return (
    <>
      {about}
      {about && by && ' · '}
      {by && <DeadlineText by={by} count={count} />}
    </>
  );
}
