import { type ContentDraft, platformPicture } from '../write';

export const disclosure: ContentDraft = {
  kind: 'lesson',
  slug: 'disclosure',
  draft: {
    title: { pt: '#publi: como avisar que é publicidade', en: '#publi: how to disclose advertising' },
    subtitle: {
      pt: 'O aviso protege quem te segue, a marca e você. Veja onde colocar e o que não vale.',
      en: 'The notice protects your followers, the brand and you. See where it goes and what does not count.',
    },
    path: 'in-order',
    minutes: 4,
    picture: platformPicture('cast-1-publi', 'Criadora diante da câmera', 'A creator in front of the camera'),
    body: {
      pt: `Recebeu dinheiro, produto, viagem ou desconto para falar de uma marca? É publicidade, e precisa estar escrito. A regra vem do Código de Defesa do Consumidor e do guia do CONAR para influenciadores.

## Onde colocar

O aviso tem que aparecer **à primeira vista**: antes do “ver mais”, na primeira tela dos stories, nos primeiros segundos do vídeo. Use \`#publi\` ou \`#publicidade\`, ou a ferramenta de parceria paga da própria plataforma. Usar os dois é melhor ainda.

> “Testei por duas semanas o sérum da Aurora. #publi”

## O que não vale

- Aviso no fim da legenda, no meio de vinte hashtags.
- Palavras em outra língua que o seu público não lê, ou siglas que ninguém entende.
- Só marcar o perfil da marca.
- “Presente”, “mimo”, “recebidos”: se havia combinado, é publicidade.

## Permuta também conta

Troca de produto por publicação tem valor, e tem aviso. Só não é publicidade quando você comprou, ninguém pediu nada e ninguém aprovou o texto.

## Aqui na plataforma

Quando você envia o link publicado, conferimos se o aviso está no começo da legenda. Se não estiver, avisamos antes da marca: é um minuto para corrigir.`,
      en: `Did you receive money, a product, a trip or a discount to talk about a brand? Then it is advertising, and you have to say so. In Brazil the rule comes from the Consumer Protection Code and from CONAR's guide for influencers.

## Where it goes

The notice must be visible **at first sight**: before “see more”, on the first screen of the stories, in the first seconds of the video. Use \`#publi\` or \`#publicidade\`, or the platform's own paid partnership tool. Using both is even better.

> “I tried Aurora's serum for two weeks. #publi”

## What does not count

- A notice at the end of the caption, among twenty hashtags.
- Words in a language your followers do not read, or abbreviations no one knows.
- Tagging the brand and nothing else.
- “Gift”, “treat”, “received”: if something was agreed, it is advertising.

## Barter counts too

A product in exchange for a post has value, and needs the notice. It is not advertising only if you bought it, no one asked for anything and no one approved the text.

## On this platform

When you send the published link, we check that the notice is at the beginning of the caption. If it is not, we tell you before the brand does: it takes a minute to fix.`,
    },
    question: {
      pt: 'Você recebeu o produto e nenhum dinheiro. Precisa avisar que é publicidade?',
      en: 'You got the product and no money. Do you have to disclose it as advertising?',
    },
    answers: [
      { pt: 'Não, só quando há pagamento', en: 'No, only when money is paid' },
      { pt: 'Sim: produto também é pagamento', en: 'Yes: a product is payment too' },
      { pt: 'Só se a marca pedir', en: 'Only if the brand asks for it' },
    ],
    right: 2,
  },
};
