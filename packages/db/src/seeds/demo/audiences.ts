import type { Dice } from './random';
import { places } from './words';

/** Relative number of followers in each city, in percent of the Brazilian audience. Other cities have 2. */
const weights: Readonly<Record<string, number>> = {
  'São Paulo': 11,
  'Rio de Janeiro': 7,
  'Belo Horizonte': 4,
  Salvador: 4,
  Fortaleza: 4,
  Recife: 3,
  Curitiba: 3,
  'Porto Alegre': 3,
};

export interface Base {
  readonly city: string;
  /** Shares in percent. */
  readonly women: number;
  readonly young: number;
  readonly brazil: number;
}

/** Returns genders, ages and cities of a plausible audience. The home city has the largest share of the cities. */
export function baseAudience(dice: Dice, { city, women, young, brazil }: Base) {
  const nonbinary = dice.between(1, 3);
  return {
    genders: { female: women, male: 100 - nonbinary - women, nonbinary },
    ages: agesOf(dice, young),
    cities: citiesOf(dice, city, brazil / 100),
  };
}

function agesOf(dice: Dice, young: number) {
  const adult = dice.between(27, 42);
  const older = 100 - young - adult;
  const middle = Math.round(older * (0.52 + 0.2 * dice.next()));
  const mature = Math.round((older - middle) * (0.55 + 0.25 * dice.next()));
  return {
    '18-24': young,
    '25-34': adult,
    '35-44': middle,
    '45-54': mature,
    '55-64': older - middle - mature,
  };
}

function citiesOf(dice: Dice, home: string, brazil: number): Record<string, number> {
  const own = Math.max(4, Math.round(brazil * dice.between(17, 36)));
  const others = places
    .flatMap(([city]) =>
      city === home ? [] : { city, share: (weights[city] ?? 2) * (0.4 + 1.2 * dice.next()) },
    )
    .sort((a, b) => b.share - a.share)
    .slice(0, dice.between(3, 5))
    .map(({ city, share }) => [city, Math.min(own - 1, Math.max(1, Math.round(brazil * share)))]);
  return Object.fromEntries([[home, own], ...others]);
}
