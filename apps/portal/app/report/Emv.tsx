import { DefinitionList, Section } from '../ui';
import { figureText } from './figureText';
import type { Presented } from './present.server';
import { useFigures } from './useFigures';

/** Earned media value with its calculation, if the reader requested it. */
export function Emv({ shown }: { shown: Presented }) {
  const { emv, currency } = shown.figures;
  const { t, formats, groupName } = useFigures(shown.figures);
  if (!emv) return null;
  const write = (value: typeof emv.value) => figureText('priceRange', value, formats, currency);
  const items = emv.byChannel.map(({ channel, value }) => {
    const rate = emv.rates.find((one) => one.channel === channel);
    const [low, high] = rate
      ? [formats.money(rate.lowCents, currency), formats.money(rate.highCents, currency)]
      : [];
    return {
      term: groupName('byChannel', channel, shown),
      value: write(value),
      ...(low && high ? { note: t('emvRate', { low, high }) } : {}),
    };
  });
  return (
    <Section title={t('emvTitle')}>
      <p className="muted small">{t('emvFormula')}</p>
      <DefinitionList sum items={[...items, { term: t('total'), value: write(emv.value) }]} />
    </Section>
  );
}
