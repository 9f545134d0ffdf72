import { type BriefingKind, type Contradiction, stepAddress, stepsOf } from '@elenco/core/hiring';
import { Currency } from '@elenco/core/kit';
import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useFormat, useNow } from '../i18n/use';
import { Alert } from '../ui';

type Props = { found: readonly Contradiction[]; row: { id: number; kind: BriefingKind } };

/** Contradictions in a brief, each with a link to the field. They do not block the submission. */
export function Contradictions({ found, row }: Props) {
  const { t } = useTranslation(['company', 'options']);
  const { money, date } = useFormat();
  const now = useNow();
  const shown = found.filter(({ step }) => stepsOf(row.kind).includes(step));
  if (shown.length === 0) return null;
  const words = ({ rule, params }: Contradiction) =>
    t(`contradictions.rules.${rule}`, {
      creator: '',
      brand: '',
      line: '',
      days: 0,
      ...params,
      on: params.on ? date(String(params.on), 'short', now) : '',
      min: money(Number(params.minCents ?? 0), Currency.catch('BRL').parse(params.currency)),
    });
  return (
    <Alert tone="warning" title={t('contradictions.title')}>
      <ul>
        {shown.map((one) => (
          <li key={`${one.rule}-${Object.values(one.params).join('-')}`}>
            {words(one)}{' '}
            <Link to={stepAddress(row, one.step)}>
              {t('contradictions.mend', { step: t(`options:briefingStep.${one.step}`) })}
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
