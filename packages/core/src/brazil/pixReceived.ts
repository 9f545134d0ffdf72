import { z } from 'zod';
import { businessDate } from './calendar';

/** Money as the Pix API writes it: reais, a point, two digits. */
const value = z.string().regex(/^\d{1,10}\.\d{2}$/);
const moment = z.iso.datetime({ offset: true });

/** One PIX that came in, as the Central Bank's Pix API tells of it (`GET /pix`); fields that we do not need are left out. */
const pix = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .optional(),
  valor: value,
  horario: moment,
  infoPagador: z.string().max(140, 'too_long').optional(),
  pagador: z
    .object({
      cpf: z
        .string()
        .regex(/^\d{11}$/)
        .optional(),
      cnpj: z
        .string()
        .regex(/^[0-9A-Z]{12}\d{2}$/)
        .optional(),
      nome: z.string().max(200).optional(),
    })
    .optional(),
  devolucoes: z
    .array(z.object({ valor: value, status: z.string().max(40) }))
    .max(100, 'too_many')
    .optional(),
});

/** An answer of the Pix API, of one page: what stands beside `pix` is not read. */
export const pixList = z.object({ pix: z.array(pix).min(1, 'at_least_one').max(5_000, 'too_many') });

/** A PIX that came in. */
export interface PixReceived {
  readonly endToEndId: string;
  /** Empty where the payer named none. */
  readonly txid: string;
  /** What stayed with us: what the bank has sent back already is taken off. */
  readonly amountCents: number;
  readonly receivedOn: string;
  readonly payerName: string;
  readonly payerTaxId: string;
  readonly note: string;
}

/** What a list says, in our terms. */
export const pixReceived = (list: z.output<typeof pixList>): PixReceived[] =>
  list.pix.map(({ endToEndId, txid = '', valor, horario, infoPagador = '', pagador, devolucoes = [] }) => ({
    endToEndId,
    txid,
    amountCents: devolucoes
      .filter(({ status }) => status !== 'NAO_REALIZADO')
      .reduce((left, back) => left - centsOf(back.valor), centsOf(valor)),
    receivedOn: businessDate(horario),
    payerName: oneLine(pagador?.nome ?? '').slice(0, 120),
    payerTaxId: pagador?.cnpj ?? pagador?.cpf ?? '',
    note: oneLine(infoPagador),
  }));

const centsOf = (text: string): number => Number(text.replace('.', ''));
/** People paste breaks into what they write to whom they pay. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
