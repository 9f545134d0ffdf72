import { useTranslation } from 'react-i18next';
import { ButtonLink, NextStep, Rows } from '../ui';
import type { Home } from './home.server';
import { Until } from './Until';

/** The user's next task, and the following ones in order. */
export function Next({ step }: { step: Home['step'] }) {
  const { t } = useTranslation(['notices', 'creator']);
  const { first, rest } = step;
  if (!first) return null;
  const titleOf = ({ code, params }: typeof first) => t(`notices:nextStep.${code}.title`, params);
  return (
    <div>
      <NextStep
        above={rest.length > 0 ? t('creator:home.firstOf', { count: rest.length + 1 }) : undefined}
        title={titleOf(first)}
        text={first.by && <Until by={first.by} count={first.params.count} />}
        action={
          <ButtonLink to={first.link} variant="primary" size="large">
            {t(`notices:nextStep.${first.code}.action`)}
          </ButtonLink>
        }
      />
      {rest.length > 0 && (
        <Rows
          label={t('creator:home.then')}
          rows={rest.map((one, index) => ({
            key: one.code,
            lead: <span className="num muted">{index + 2}</span>,
            title: titleOf(one),
            under: one.by && <Until by={one.by} count={one.params.count} />,
            action: (
              <ButtonLink
                to={one.link}
                size="small"
                aria-label={`${t(`notices:nextStep.${one.code}.action`)}: ${titleOf(one)}`}
              >
                {t(`notices:nextStep.${one.code}.action`)}
              </ButtonLink>
            ),
          }))}
        />
      )}
    </div>
  );
}
