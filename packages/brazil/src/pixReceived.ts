import { z } from 'zod';
import { businessDate } from './calendar';

/** Amount as in the Pix API: reais with a point and two decimals. */
const value = z.string().regex(/^\d{1,10}\.\d{2}$/);
const moment = z.iso.datetime({ offset: true });

/** Accepts null and empty text, which banks write for missing values. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([schema, z.null(), z.literal('')])
    .optional()
    .transform((given): z.output<Schema> | undefined => given || undefined);

/** A received PIX as in the Central Bank's Pix API (`GET /pix`), without fields that we do not need. */
const pix = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: orNothing(z.string().regex(/^[a-zA-Z0-9]{1,35}$/)),
  /** The receiver's key that was paid. */
  chave: orNothing(z.string().max(77)),
  valor: value,
  horario: moment,
  infoPagador: orNothing(z.string().max(140, 'too_long')),
  pagador: orNothing(
    z.object({
      cpf: orNothing(z.string().regex(/^\d{11}$/)),
      cnpj: orNothing(z.string().regex(/^[0-9A-Z]{12}\d{2}$/)),
      nome: orNothing(z.string().max(200)),
    }),
  ),
  devolucoes: orNothing(z.array(z.object({ valor: value, status: z.string().max(40) })).max(100, 'too_many')),
});

/** One page of a response of the Pix API. Fields other than `pix` are ignored. */
export const pixList = z.object({ pix: z.array(pix).max(5_000, 'too_many') });

/** A PIX that was received. */
export interface PixReceived {
  readonly endToEndId: string;
  /** The receiver's key that was paid; empty if the bank does not report it. */
  readonly key: string;
  /** Reference of the PIX code (txid); empty if the payment has none. */
  readonly txid: string;
  /** Amount in cents, less what has already been returned to the payer. */
  readonly amountCents: number;
  readonly receivedOn: string;
  readonly payerName: string;
  readonly payerTaxId: string;
  readonly note: string;
}

/** Converts a response of the Pix API. */
export const pixReceived = (list: z.output<typeof pixList>): PixReceived[] =>
  list.pix.map(
    ({ endToEndId, txid = '', chave = '', valor, horario, infoPagador = '', pagador, devolucoes = [] }) => ({
      endToEndId,
      key: chave,
      txid,
      amountCents: devolucoes
        .filter(({ status }) => status !== 'NAO_REALIZADO')
        .reduce((left, back) => left - centsOf(back.valor), centsOf(valor)),
      receivedOn: businessDate(horario),
      payerName: oneLine(pagador?.nome ?? '').slice(0, 120),
      payerTaxId: pagador?.cnpj ?? pagador?.cpf ?? '',
      note: oneLine(infoPagador),
    }),
  );

/**
 * Returns the position, counted from 1, of the first PIX that was paid to a key that is not in `keys`;
 * undefined if there is none. Skips a PIX whose key the bank does not report. Compares keys in the form of
 * the directory, ignoring case.
 */
export function foreignPix(rows: readonly PixReceived[], keys: readonly string[]): number | undefined {
  const own = new Set(keys.map((key) => key.toLowerCase()));
  const index = rows.findIndex(({ key }) => key !== '' && !own.has(key.toLowerCase()));
  return index < 0 ? undefined : index + 1;
}

const centsOf = (text: string): number => Number(text.replace('.', ''));
/** Replaces line breaks and control characters, which payers paste into their messages, with blanks. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
