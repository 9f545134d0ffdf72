import { businessDate, cnpj, cpf, formatCpf, isTaxIdKey } from '@elenco/brazil';
import { z } from 'zod';
import { accept, type Change, emit, insert, refuse, update } from '../../../kit';
import {
  creatorIdOf,
  creators,
  defineCommand,
  FULL_AGE,
  id,
  isOfAge,
  isOwnHolder,
  maskedEmail,
  needsRegimeProof,
  ownProfile,
  type Payee,
  payee,
  payees,
  requireFile,
  taxRegime,
  users,
} from '../../../people';
import { settingOn, settings } from '../../../platform';
import { noPreparation } from '../preparation';
import { payouts } from '../resource';
import type { Payout } from '../schema';

const account = payee.pick({
  holder: true,
  bank: true,
  branch: true,
  account: true,
  pixKey: true,
  birthDate: true,
  dependants: true,
}).shape;

/** Fields that determine the receiver of money. The other fields only affect taxes. */
const destination = ['legalForm', 'taxId', 'holder', 'bank', 'branch', 'account', 'pixKey'] as const;
const fields = [...destination, 'birthDate', 'dependants', 'taxRegime', 'regimeFileId'] as const;

/** Individuals declare no tax regime. */
const noRegime = { taxRegime: null, regimeFileId: null } as const;

/**
 * Saves a creator's payee: the creator as an individual with CPF and name, or the creator's company with its
 * CNPJ. Only the creator may run it. A change undoes finance's preparation of payouts. If the account
 * changes, it also sends a notice and blocks payouts for some hours (`payeeHoldUntil`). The first CPF is also
 * stored with the user. Refuses with `not_own_cpf` at `/taxId`, `not_own_name` at `/holder`,
 * `not_own_pix_key` at `/pixKey`, `regime_proof_needed` and `unknown_file` at `/regimeFileId` for a MEI or
 * Simples company, `guardian_needed` at `/birthDate` under 18 (Lei 15.211/2025), and `invalid_birth_date` for
 * a future date.
 */
export const savePayee = defineCommand({
  name: 'payees.save',
  rest: 'Saves where a creator is paid',
  // An access token must not suffice, because payouts go to this account.
  browserOnly: true,
  notWhileImpersonating: true,
  requiresReauth: true,
  input: z.discriminatedUnion('legalForm', [
    z.strictObject({ legalForm: z.literal('individual'), taxId: cpf, ...account }),
    z.strictObject({
      legalForm: z.literal('company'),
      taxId: cnpj,
      ...account,
      taxRegime: taxRegime.default('other'),
      regimeFileId: id.nullable().default(null),
    }),
  ]),
  async load(find, input, { actor }) {
    const creatorId = creatorIdOf(actor);
    const fileId = input.legalForm === 'company' ? input.regimeFileId : null;
    if (fileId !== null) await requireFile(find, fileId, creatorId, '/regimeFileId');
    // Payouts are locked first, in the same order as when finance prepares and releases them. Includes
    // payouts that are not prepared, because finance may be preparing one concurrently.
    const processing = await find.lockMany(payouts, { creatorId, status: 'processing' });
    return {
      payouts: processing,
      owner: await find.forUpdate(creators, creatorId, ownProfile),
      people: await find.lockMany(users, { creatorId }),
      kept: await find.lockMany(payees, { creatorId }),
      settings: await find.many(settings, { key: 'payee_rest_hours' }),
    };
  },
  decide({ rows, input: given, now }) {
    const input = given.legalForm === 'individual' ? { ...given, ...noRegime } : given;
    const today = businessDate(now);
    const { owner, people } = rows;
    if (input.legalForm === 'individual') {
      if (people.some((one) => one.cpf !== null && one.cpf !== input.taxId))
        return refuse('not_own_cpf', '/taxId');
      if (!isOwnHolder(input.holder, [owner, ...people]))
        return refuse('not_own_name', '/holder', { name: people[0]?.name ?? owner.name });
    }
    if (input.pixKey !== null && isTaxIdKey(input.pixKey) && input.pixKey !== input.taxId)
      return refuse('not_own_pix_key', '/pixKey');
    if (needsRegimeProof(input.taxRegime) && input.regimeFileId === null)
      return refuse('regime_proof_needed', '/regimeFileId');
    if (input.birthDate > today) return refuse('invalid_birth_date', '/birthDate');
    if (!isOfAge(input.birthDate, today)) return refuse('guardian_needed', '/birthDate', { age: FULL_AGE });

    const creatorId = owner.id;
    const [kept] = rows.kept;
    const known = people.flatMap((one) =>
      input.legalForm === 'individual' && one.cpf === null
        ? [update(users, one.id, { cpf: input.taxId })]
        : [],
    );
    if (!kept) {
      const first = insert(payees, { ...input, creatorId, changedAt: null, former: null });
      return accept([first, ...known], { creatorId });
    }
    const differs = (field: (typeof fields)[number]) => kept[field] !== input[field];
    if (!fields.some(differs)) return accept(known, { creatorId });
    const elsewhere = destination.some(differs);
    const moved = elsewhere ? { changedAt: now, former: masked(kept) } : {};
    const hours = settingOn(rows.settings, 'payee_rest_hours', today);
    return accept(
      [
        update(payees, kept.id, { ...input, ...moved }),
        ...known,
        ...rows.payouts.filter((one) => one.preparedById !== null).flatMap(undoPreparation),
        ...(elsewhere ? [impersonationNotice(kept, hours)] : []),
      ],
      { creatorId },
    );
  },
});

/** Masks the old account, so that the creator recognizes it but the data does not suffice to pay to it. */
const masked = ({ legalForm, taxId, bank, account, pixKey }: Payee): Payee['former'] => ({
  taxId: legalForm === 'individual' ? formatCpf(taxId, { hidden: true }) : maskStart(taxId, 4),
  bank,
  account: maskStart(account, 3),
  pixKey: pixKey && (pixKey.includes('@') ? maskedEmail(pixKey) : maskStart(pixKey, 4)),
});
const maskStart = (text: string, shown: number) => `••••${text.slice(-shown)}`;

const undoPreparation = ({ id: rowId, companyId, creatorId, briefingId }: Payout): Change[] => [
  update(payouts, rowId, noPreparation),
  emit({
    kind: 'payouts.undoPreparation',
    resource: payouts.name,
    rowId,
    companyId,
    creatorId,
    briefingId,
  }),
];

const impersonationNotice = ({ id: rowId, creatorId }: Payee, hours: number) =>
  emit({ kind: 'payees.change', resource: payees.name, rowId, creatorId, data: { hours } });
