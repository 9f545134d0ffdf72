import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info';
import {
  batchRecords,
  batchService,
  DIRECTION,
  detail,
  everyLine,
  FILE_BATCH,
  FILE_LAYOUT,
  fileHeader,
  fileTrailer,
  REGISTRATION,
} from './cnabLayout';
import { dayField, line, type Value } from './cnabLine';
import { accountParts, type BankAccount, branchParts } from './fileOwner';
import {
  BATCH_LAYOUT,
  CREDIT,
  debited,
  fileTime,
  form,
  header,
  paymentTrailer,
  SUPPLIERS,
  segmentA,
  segmentB,
} from './paymentLayout';

/** Transfer methods: by PIX key, by TED to another bank, or inside the payer's own bank. */
export const transferMethods = ['pix', 'ted', 'credit'] as const;
export type TransferMethod = (typeof transferMethods)[number];

/** The account from which a payment file pays. */
export interface PayerAccount extends BankAccount {
  /** The bank's identifier of our payment contract (convênio), at most 20 characters. */
  readonly agreement: string;
}

export interface PaymentOrder {
  /** Our own reference, at most 20 characters, which the bank's return repeats. */
  readonly reference: string;
  readonly amountCents: number;
  readonly holder: string;
  /** CPF or CNPJ without punctuation. */
  readonly taxId: string;
  readonly bank: string;
  readonly branch: string;
  readonly account: string;
  /** PIX key in the canonical form of the PIX directory. */
  readonly pixKey: string | null;
}

export interface PaymentFile {
  readonly payer: PayerAccount & { readonly name: string; readonly taxId: string };
  /** Running number of our files to this bank. */
  readonly sequence: number;
  /** Business date on which the file was written. The time of day is in `generatedAt`, as `HH:MM:SS`. */
  readonly generatedOn: string;
  readonly generatedAt: string;
  /** Date on which the bank pays. */
  readonly payOn: string;
  readonly orders: readonly PaymentOrder[];
}

/**
 * Returns the method for a payment: PIX if there is a PIX key, otherwise a credit if the account is at the
 * payer's own bank, otherwise a TED.
 */
export function transferMethod(
  { pixKey, bank }: Pick<PaymentOrder, 'pixKey' | 'bank'>,
  payer: Pick<PayerAccount, 'bank'>,
): TransferMethod {
  if (pixKey !== null) return 'pix';
  return bank === payer.bank ? 'credit' : 'ted';
}

/**
 * Writes a payment file (CNAB 240, FEBRABAN's standard layout): one batch per method, two segments (A and B)
 * per order, and lines that end with CR LF. Uses ASCII only, so that every encoding gives the same bytes.
 * @throws RangeError if a value does not fit its field, or if there are no orders
 */
export function writePaymentFile(file: PaymentFile): string {
  const { payer, orders } = file;
  if (orders.length === 0) throw new RangeError('the payment file has no orders');
  if (!/^\d{3}$/.test(payer.bank)) throw new RangeError(`not a bank code: ${payer.bank}`);
  const batches = transferMethods
    .map((method) => ({ method, orders: orders.filter((one) => transferMethod(one, payer) === method) }))
    .filter((batch) => batch.orders.length > 0)
    .map((batch, index) => batchLines(file, batch.method, batch.orders, index + 1));
  const count = batches.flat().length + 2;
  const lines = [
    line([
      ...place(payer.bank, FILE_BATCH.header, 0),
      ...company(payer),
      [fileHeader.companyName, plain(payer.name, 30)],
      [fileHeader.direction, DIRECTION.toBank],
      [fileHeader.generatedOn, dayField(file.generatedOn)],
      [fileTime, file.generatedAt.replaceAll(':', '')],
      [fileHeader.sequence, file.sequence],
      [fileHeader.layout, FILE_LAYOUT],
    ]),
    ...batches.flat(),
    line([
      ...place(payer.bank, FILE_BATCH.trailer, 9),
      [fileTrailer.batches, batches.length],
      [fileTrailer.records, count],
    ]),
  ];
  return lines.map((text) => `${text}\r\n`).join('');
}

function batchLines(
  { payer, payOn }: PaymentFile,
  method: TransferMethod,
  orders: readonly PaymentOrder[],
  batch: number,
): string[] {
  const details = orders.flatMap((order, index) => [
    line([
      ...place(payer.bank, batch, 3),
      [detail.sequence, index * 2 + 1],
      [detail.segment, 'A'],
      [segmentA.movement, '000'],
      [segmentA.clearing, form[method].clearing],
      ...(method === 'pix' ? noAccount : destination(order)),
      [segmentA.holder, plain(order.holder, 30)],
      [segmentA.reference, order.reference],
      [segmentA.payOn, dayField(payOn)],
      [segmentA.currency, 'BRL'],
      [segmentA.quantity, 0],
      [segmentA.amountCents, order.amountCents],
      ...(method === 'ted' ? ([[segmentA.purpose, form.ted.purpose]] as const) : []),
      [segmentA.notice, 0],
    ]),
    line([
      ...place(payer.bank, batch, 3),
      [detail.sequence, index * 2 + 2],
      [detail.segment, 'B'],
      [segmentB.registrationType, registrationType(order.taxId)],
      [segmentB.registration, order.taxId.padStart(14, '0')],
      ...keyed(order, method),
    ]),
  ]);
  const total = orders.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    line([
      ...place(payer.bank, batch, 1),
      [batchService.operation, CREDIT],
      [batchService.service, SUPPLIERS],
      [header.form, form[method].code],
      [header.layout, BATCH_LAYOUT],
      ...company(payer),
      [fileHeader.companyName, plain(payer.name, 30)],
      [header.debit, '01'],
    ]),
    ...details,
    line([
      ...place(payer.bank, batch, 5),
      [batchRecords, details.length + 2],
      [paymentTrailer.amountCents, total],
      [paymentTrailer.quantity, 0],
    ]),
  ];
}

const place = (bank: string, batch: string | number, type: number): Value[] => [
  [everyLine.bank, bank],
  [everyLine.batch, batch],
  [everyLine.type, type],
];

const company = ({ taxId, agreement, branch, account }: PaymentFile['payer']): Value[] => [
  [fileHeader.registrationType, registrationType(taxId)],
  [fileHeader.registration, taxId.padStart(14, '0')],
  [debited.agreement, agreement],
  ...accountFields(debited, branch, account),
];

const destination = ({ bank, branch, account }: PaymentOrder): Value[] => [
  [segmentA.bank, bank],
  ...accountFields(segmentA, branch, account),
];

/** Empty account fields, because the PIX key identifies the account. */
const noAccount: readonly Value[] = [
  [segmentA.bank, 0],
  [segmentA.branch, 0],
  [segmentA.account, 0],
];

type AccountPlaces = Pick<typeof debited, 'branch' | 'branchDigit' | 'account' | 'accountDigit'>;

/**
 * Returns the account fields. The check digit of the branch is optional. The check digit of the account is
 * required.
 */
function accountFields(
  places: { readonly [N in keyof AccountPlaces]: readonly [number, number] },
  branch: string,
  account: string,
): Value[] {
  const [ofBranch, ofAccount] = [branchParts(branch), accountParts(account)];
  return [
    [places.branch, Number(ofBranch.number)],
    [places.branchDigit, ofBranch.digit],
    [places.account, Number(ofAccount.number)],
    [places.accountDigit, ofAccount.digit],
  ];
}

const registrationType = (taxId: string) => (taxId.length === 11 ? REGISTRATION.cpf : REGISTRATION.cnpj);

/** FEBRABAN's code (G100) for a payment by PIX key, for each type of key. */
const initiation: Readonly<Record<string, string>> = {
  phone: '01',
  email: '02',
  cpf: '03',
  cnpj: '03',
  evp: '04',
};

function keyed({ pixKey }: PaymentOrder, method: TransferMethod): Value[] {
  if (method !== 'pix' || pixKey === null) return [];
  const type = getPixKeyInfo(pixKey)?.type ?? '';
  const begins = initiation[type];
  if (!begins) throw new RangeError('not a PIX key');
  return [
    [segmentB.initiation, begins],
    [segmentB.key, pixKey],
  ];
}

/** Formats a name as banks accept it: capital letters without accents, cut to `most` characters. */
const plain = (text: string, most: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .,/&-]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most);
