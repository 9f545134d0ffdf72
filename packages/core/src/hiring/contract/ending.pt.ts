/**
 * Rates of one contract in basis points: the late fee of the brand's charge, and the shares due after an
 * early end.
 */
export interface PaymentRates {
  readonly late: { readonly fineBp: number; readonly interestBp: number };
  readonly ending: { readonly beforeBp: number; readonly begunBp: number; readonly producedBp: number };
}

export const rateInPortuguese = (bp: number) => `${String(bp / 100).replace('.', ',')}%`;

/**
 * Returns the clause on late payment; empty if it costs nothing. The platform charges only what the text
 * states.
 */
export const lateClause = ({ fineBp, interestBp }: PaymentRates['late']): string[] =>
  fineBp + interestBp > 0
    ? [
        `Sobre o que a CONTRATANTE pagar depois do vencimento incidem multa de ${rateInPortuguese(fineBp)}, uma vez, e juros de ${rateInPortuguese(interestBp)} ao mês, contados por dia, devidos à INTERMEDIADORA.`,
      ]
    : [];

/** Returns the clause on the shares that `endingPrice` applies after an early end. */
export const endingClause = ({ beforeBp, begunBp, producedBp }: PaymentRates['ending']): string[] => [
  'Até o aceite das duas partes, qualquer uma pode desistir, sem custo, dizendo o motivo.',
  'Depois dele, qualquer uma pode pedir na plataforma o encerramento, dizendo o motivo; sem acordo da outra, a INTERMEDIADORA ouve as duas e decide. Se a CONTRATANTE encerra, é devido à CONTRATADA, do valor de cada entrega:',
  '- aprovada ou publicada: 100%',
  `- enviada para aprovação: ${rateInPortuguese(producedBp)}`,
  `- ainda não enviada, depois do início do período: ${rateInPortuguese(begunBp)}`,
  `- ainda não enviada, antes do início do período: ${rateInPortuguese(beforeBp)}`,
  'Se a CONTRATADA encerra, só é devido o que foi aprovado ou publicado. A renovação sem novas entregas é devida por inteiro depois de iniciada. A INTERMEDIADORA é remunerada na proporção do que é devido; o restante do valor guardado volta à CONTRATANTE, e o que ela ainda não pagou deixa de ser cobrado.',
  'Quem descumprir o combinado e não corrigir a falta em 10 dias após o aviso dá à outra parte o direito de rescindir; o que já tiver sido aprovado é pago, e o restante do valor guardado volta à CONTRATANTE.',
];
