import { type ContentDraft, platformPicture } from '../write';

export const price: ContentDraft = {
  kind: 'lesson',
  slug: 'how-to-price',
  draft: {
    title: { pt: 'Quanto cobrar por uma publi', en: 'What to charge for a sponsored post' },
    subtitle: {
      pt: 'Quatro partes formam o preço: entrega, alcance, direitos e exclusividade. Aprenda a separar cada uma.',
      en: 'Four parts make the price: delivery, reach, rights and exclusivity. Learn to tell them apart.',
    },
    path: 'begin',
    minutes: 6,
    picture: platformPicture(
      'cast-2-preco',
      'Dois creators conversando sobre valores',
      'Two creators talking about fees',
    ),
    body: {
      pt: `Preço não é palpite. É a soma de quatro partes, e cada uma pode ser negociada sem mexer nas outras.

## 1. A entrega

Conte as horas: roteiro, gravação, edição, ida e volta de ajustes. Multiplique pelo valor da sua hora e some o que você gasta com cenário, equipe e equipamento. Esse é o piso: abaixo dele você paga para trabalhar.

## 2. O alcance

O que a marca compra além da peça é a atenção de quem te segue. Seguidores dizem pouco sozinhos; **engajamento** diz mais. Um perfil de 20 mil com 8% de engajamento costuma valer mais do que um de 60 mil com 1%. Use a média das últimas publicações, não o post que viralizou.

## 3. Os direitos

Postar no seu perfil é uma coisa. A marca usar o vídeo em anúncio, no site ou na loja é outra, e tem prazo. Coloque um valor para cada uso e para cada período.

## 4. A exclusividade

Se você não pode trabalhar com concorrentes por 60 dias, está abrindo mão de renda. Cobre por isso, e diga quais concorrentes e em que categoria.

## Na prática

- Mande o preço em linhas separadas. Se a verba for menor, tire uma linha em vez de dar desconto em tudo.
- Diga quantas rodadas de ajuste estão incluídas.
- Olhe o **valor líquido**: taxa e impostos saem do total.

Faça a conta com os seus números na [calculadora](/calculator): ela mostra uma faixa e como chegou nela.`,
      en: `A price is not a guess. It is the sum of four parts, and each can be negotiated without touching the others.

## 1. The delivery

Count the hours: script, shooting, editing, rounds of changes. Multiply by your hourly rate and add what you spend on set, team and equipment. That is the floor: below it you pay to work.

## 2. The reach

Beyond the piece itself, the brand buys the attention of your followers. Followers alone say little; **engagement** says more. A profile with 20,000 followers and 8% engagement is often worth more than one with 60,000 and 1%. Use the average of your latest posts, not the one that went viral.

## 3. The rights

Posting on your own profile is one thing. The brand using the video in ads, on its site or in its store is another, and it has an end date. Put a price on each use and each period.

## 4. The exclusivity

If you cannot work with competitors for 60 days, you are giving up income. Charge for it, and name the competitors and the category.

## In practice

- Send the price in separate lines. If the budget is smaller, remove a line instead of discounting everything.
- Say how many rounds of changes are included.
- Look at the **net amount**: fee and taxes come out of the total.

Run your own figures in the [calculator](/calculator): it shows a range and how it got there.`,
    },
  },
};
