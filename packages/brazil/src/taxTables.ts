/** Rules for withholding taxes that apply from a business date. Amounts are in centavos. */
export interface TaxTable {
  readonly from: string;
  readonly inss: { readonly bp: number; readonly ceilingCents: number; readonly lawRef: string };
  readonly irrf: {
    readonly simplifiedCents: number;
    readonly perDependantCents: number;
    /** Tax = base × `bp` (basis points) − deduction, in the first bracket with `topCents` ≥ base. */
    readonly brackets: readonly {
      readonly topCents: number;
      readonly bp: number;
      readonly deductionCents: number;
    }[];
    /**
     * Reduction of the tax, which depends on the gross amount. Up to `freeCents`, no tax remains. From there
     * up to `untilCents`, the reduction decreases.
     */
    readonly reduction: {
      readonly freeCents: number;
      readonly untilCents: number;
      readonly startCents: number;
      /** Share of the gross amount, in millionths, that is subtracted from the reduction. */
      readonly slopeMillionths: number;
    };
    readonly lawRef: string;
  };
  readonly advertising: { readonly bp: number; readonly lawRef: string };
  /** Law that exempts companies in special tax regimes from withholding. */
  readonly exempt: { readonly mei: string; readonly simples: string };
  readonly issLawRef: string;
}

/** Rules by date. The rules of a new year are a new row; rows are never changed. */
const TABLES: readonly TaxTable[] = [
  {
    from: '2026-01-01',
    inss: {
      bp: 1100,
      ceilingCents: 847_555,
      lawRef: 'Lei 8.212/1991, art. 21; Lei 10.666/2003, art. 4º',
    },
    irrf: {
      simplifiedCents: 60_720,
      perDependantCents: 18_959,
      brackets: [
        { topCents: 242_880, bp: 0, deductionCents: 0 },
        { topCents: 282_665, bp: 750, deductionCents: 18_216 },
        { topCents: 375_105, bp: 1500, deductionCents: 39_416 },
        { topCents: 466_468, bp: 2250, deductionCents: 67_549 },
        { topCents: Number.MAX_SAFE_INTEGER, bp: 2750, deductionCents: 90_873 },
      ],
      reduction: {
        freeCents: 500_000,
        untilCents: 735_000,
        startCents: 97_862,
        slopeMillionths: 133_145,
      },
      lawRef: 'Lei 7.713/1988, art. 7º; Lei 15.191/2025; Lei 15.270/2025',
    },
    advertising: { bp: 150, lawRef: 'Lei 7.450/1985, art. 53, II' },
    exempt: { mei: 'LC 123/2006, art. 18-A; IN RFB 765/2007, art. 1º', simples: 'IN RFB 765/2007, art. 1º' },
    issLawRef: 'LC 116/2003, art. 6º',
  },
];

/**
 * Returns the rules in force on a business date.
 * @throws RangeError for a date before the first rules
 */
export function taxTableOn(day: string): TaxTable {
  const table = TABLES.findLast(({ from }) => from <= day);
  if (!table) throw new RangeError(`no withholding table for ${day}`);
  return table;
}

const MILLION = 1_000_000n;

/**
 * Returns the income tax on a month's tax base. The result is in millionths of a centavo, so that only the
 * caller rounds. The reduction of Lei 15.270/2025 depends on the gross amount instead of the base, and never
 * makes the tax negative.
 */
export function incomeTaxOf(baseCents: number, grossCents: number, table: TaxTable): bigint {
  const { brackets, reduction } = table.irrf;
  if (grossCents <= reduction.freeCents) return 0n;
  const bracket = brackets.find(({ topCents }) => baseCents <= topCents);
  if (!bracket) throw new RangeError('the base is outside the safe range');
  const tax = BigInt(baseCents) * BigInt(bracket.bp) * 100n - BigInt(bracket.deductionCents) * MILLION;
  if (grossCents > reduction.untilCents) return tax;
  const off = BigInt(reduction.startCents) * MILLION - BigInt(grossCents) * BigInt(reduction.slopeMillionths);
  return tax > off ? tax - off : 0n;
}
