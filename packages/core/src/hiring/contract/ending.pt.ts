/** Rates of one contract, in basis points. */
export interface PaymentRates {
  /** Fine, and interest per month, for the late payment of the brand's charge. */
  readonly late: { readonly fineBp: number; readonly interestBp: number };
  /** Shares of a deliverable's price that are due after an early end, by the progress of the work. */
  readonly ending: { readonly beforeBp: number; readonly begunBp: number; readonly producedBp: number };
}

export const rateInPortuguese = (bp: number) => `${String(bp / 100).replace('.', ',')}%`;

/**
 * Returns the clause on late payment; an empty array if late payment costs nothing. The platform charges only
 * what the text states.
 */
export const lateClause = ({ fineBp, interestBp }: PaymentRates['late']): string[] =>
  fineBp + interestBp > 0
    ? [
        `Sobre o que a CONTRATANTE pagar depois do vencimento incidem multa de ${rateInPortuguese(fineBp)}, uma vez, e juros de ${rateInPortuguese(interestBp)} ao mês, contados por dia, devidos à INTERMEDIADORA.`,
      ]
    : [];

/** Returns the clause on the shares that are due after an early end. `endingPrice` applies them. */
export const endingClause = (
  { beforeBp, begunBp, producedBp }: PaymentRates['ending'],
  isWork: boolean,
): string[] => [
  'Até o aceite das duas partes, qualquer uma pode desistir, sem custo, dizendo o motivo.',
  'Depois dele, qualquer uma pode pedir na plataforma o encerramento, dizendo o motivo; sem acordo da outra, a INTERMEDIADORA ouve as duas e decide. Se a CONTRATANTE encerra, é devido à CONTRATADA, do valor de cada entrega:',
  `- aprovada ou ${isWork ? 'entregue' : 'publicada'}: 100%`,
  `- enviada para aprovação: ${rateInPortuguese(producedBp)}`,
  `- ainda não enviada, depois do início do período: ${rateInPortuguese(begunBp)}`,
  `- ainda não enviada, antes do início do período: ${rateInPortuguese(beforeBp)}`,
  `Se a CONTRATADA encerra, só é devido o que foi aprovado ou ${isWork ? 'entregue' : 'publicado'}. A renovação sem novas entregas é devida por inteiro depois de iniciada. A INTERMEDIADORA é remunerada na proporção do que é devido; o restante do valor guardado volta à CONTRATANTE, e o que ela ainda não pagou deixa de ser cobrado.`,
  'Quem descumprir o combinado e não corrigir a falta em 10 dias após o aviso dá à outra parte o direito de rescindir; o que já tiver sido aprovado é pago, e o restante do valor guardado volta à CONTRATANTE.',
];
