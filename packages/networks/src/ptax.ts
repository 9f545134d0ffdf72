import type { Foreign } from '@elenco/core/platform';
import { z } from 'zod';
import { sendRequest } from './ask';

/**
 * A published rate at the close of a day: the selling rate of one unit of a currency, in millionths of BRL.
 */
export interface Bulletin {
  readonly currency: Foreign;
  /** Day in Brasília, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rateMicros: number;
}

const answer = z.object({
  value: z.array(
    z.object({
      cotacaoVenda: z.number().positive(),
      dataHoraCotacao: z.string().regex(/^\d{4}-\d{2}-\d{2} /),
      tipoBoletim: z.string(),
    }),
  ),
});

/**
 * Returns the rates published at the close of each day between two dates (both included), oldest first. There
 * are no rates for bank holidays, and none for the current day before the early afternoon. Source: Banco
 * Central, PTAX, `CotacaoMoedaPeriodo`.
 * @throws NetworkError
 */
export async function readBulletins(
  address: string,
  currency: Foreign,
  { from, to }: { from: string; to: string },
): Promise<Bulletin[]> {
  const query = [
    `@moeda='${currency}'`,
    `@dataInicial='${american(from)}'`,
    `@dataFinalCotacao='${american(to)}'`,
    '$format=json',
    '$select=cotacaoVenda,dataHoraCotacao,tipoBoletim',
  ].join('&');
  const { value } = await sendRequest({
    name: 'PTAX',
    url: `${address}/CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)?${query}`,
    answer,
    errorIn: () => undefined,
  });
  return value
    .filter(({ tipoBoletim }) => tipoBoletim.startsWith('Fechamento'))
    .map(({ cotacaoVenda, dataHoraCotacao }) => ({
      currency,
      day: dataHoraCotacao.slice(0, 10),
      rateMicros: Math.round(cotacaoVenda * 1_000_000),
    }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Formats a date as Banco Central's API requires: `MM-DD-YYYY`. */
const american = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1');
