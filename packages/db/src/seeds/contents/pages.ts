import type { ContentDraft } from './write';

export const pages: readonly ContentDraft[] = [
  {
    kind: 'page',
    slug: 'how-it-works',
    draft: {
      title: { pt: 'Como funciona', en: 'How it works' },
      subtitle: {
        pt: 'Do briefing ao dinheiro na conta, em cinco etapas que marca e creator veem juntos.',
        en: 'From the brief to the money in the account, in five steps that brand and creator see together.',
      },
      body: {
        pt: `## Para a marca

1. **Escreva o briefing.** O que é o produto, quem você quer alcançar, em que canais, com que verba. Dá para parar e continuar em outro aparelho.
2. **Receba a seleção.** A curadoria indica creators e diz por que cada um combina com o briefing.
3. **Aprove as propostas.** O total já traz a taxa. Nada é cobrado depois sem um novo aceite.
4. **Acompanhe as entregas.** Rascunho, ajustes e link publicado ficam no mesmo lugar, com as rodadas contadas.
5. **Avalie.** O que você escreve ajuda a próxima marca, e a próxima seleção.

## Para quem cria

1. **Monte o perfil** com seus canais e números, cada um com fonte e data.
2. **Receba convites** de briefings que combinam com você, e responda com o seu preço.
3. **Veja o que cai na conta** antes de enviar: taxa, impostos e o dia do pagamento.
4. **Entregue e mande a nota.** A conferência mostra na hora o que falta.
5. **Receba no dia marcado**, com comprovante.

Ficou alguma dúvida? [Veja os planos](/pricing) ou [calcule um preço](/calculator).`,
        en: `## For brands

1. **Write the brief.** What the product is, whom you want to reach, on which channels, with what budget. You can stop and go on from another device.
2. **Get the shortlist.** Our curation team suggests creators and says why each one fits the brief.
3. **Approve the proposals.** The total includes the fee. Nothing is charged later without a new agreement.
4. **Follow the deliveries.** Draft, changes and published link are in one place, with the rounds counted.
5. **Evaluate.** What you write helps the next brand, and the next shortlist.

## For creators

1. **Set up your profile** with your channels and figures, each with its source and date.
2. **Get invitations** to briefs that suit you, and answer with your price.
3. **See what reaches your account** before you send it: fee, taxes and the day of payment.
4. **Deliver and send the invoice.** The check tells you at once what is missing.
5. **Get paid on the day that was set**, with proof.

Any questions? [See the plans](/pricing) or [work out a price](/calculator).`,
      },
    },
  },
];
