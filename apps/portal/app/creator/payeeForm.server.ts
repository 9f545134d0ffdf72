import { cnpj, cpf } from '@elenco/brazil';
import { companyRegimes, id, needsRegimeProof, type PayeeKind, payee, payeeKind } from '@elenco/core/people';
import { z } from 'zod';
import { proofFields } from '../security/proof.server';

const { holder, bank, branch, account, birthDate, dependants } = payee.shape;

const fields = z.object({
  kind: payeeKind,
  holder,
  bank,
  branch,
  account,
  birthDate,
  taxId: z.string().min(1, 'required'),
  pixKey: z.string().trim().max(77, 'too_long').optional(),
  dependants: dependants.default(0),
  /** Tax regime of a company that is not a MEI. */
  taxRegime: z.enum(companyRegimes).default('other'),
  /** New proof of the tax regime; if omitted, the existing document remains. */
  regimeFile: z.instanceof(File).optional(),
  regimeFileId: id.optional(),
  ...proofFields,
});

type Regime = (typeof companyRegimes)[number];

/**
 * Returns the tax regime of a company. In the form, MEI is a kind of payee; in the stored row, it is a tax
 * regime.
 */
export const regimeOf = ({ kind, taxRegime }: { kind: PayeeKind; taxRegime: Regime }): 'mei' | Regime =>
  kind === 'mei' ? 'mei' : taxRegime;

/** Runs a check even if other fields are invalid, so that the form shows all errors at once. */
const always = { when: () => true };

const taxIdOf = (kind: unknown) => (kind === 'individual' ? cpf : cnpj);

/**
 * Form of the payout details. It also checks what the command requires of each kind of payee. The command
 * would report these errors only once all fields are valid.
 */
export const payeeForm = fields
  .refine(({ kind, taxId }) => !kind || !taxId || taxIdOf(kind).safeParse(taxId).success, {
    ...always,
    path: ['taxId'],
    error: ({ input }) => {
      const { kind, taxId } = input as z.output<typeof fields>;
      return taxIdOf(kind).safeParse(taxId).error?.issues[0]?.message ?? 'invalid_value';
    },
  })
  .refine(
    ({ kind, taxRegime = 'other', regimeFile, regimeFileId }) =>
      !kind ||
      kind === 'individual' ||
      !needsRegimeProof(regimeOf({ kind, taxRegime })) ||
      regimeFile !== undefined ||
      regimeFileId !== undefined,
    { ...always, path: ['regimeFile'], error: 'regime_proof_needed' },
  );
