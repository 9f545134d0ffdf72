import { type ContentDraft, platformPicture } from '../../contents/write';

/** Success stories of fictitious brands. */
export const cases: readonly ContentDraft[] = [
  {
    kind: 'case',
    slug: 'aurora-serum',
    draft: {
      title: { pt: 'Um sérum lançado em onze cidades quentes', en: 'A serum launched in eleven hot cities' },
      subtitle: {
        pt: 'Doze criadoras de skincare do Norte e do Nordeste mostraram o produto no calor em que ele é usado.',
        en: 'Twelve skincare creators from Brazil’s North and Northeast showed the product in the heat it is made for.',
      },
      brand: 'Aurora Cosméticos',
      result: { pt: '3,2 milhões de pessoas alcançadas', en: '3.2 million people reached' },
      picture: platformPicture('cast-4-aurora', 'Quatro criadoras de beleza', 'Four beauty creators'),
      body: {
        pt: `## O pedido

A Aurora tinha um sérum que não escorre no calor e nenhuma prova fora do laboratório. Queria gente de verdade, em cidades acima de 30 graus, em três semanas.

## O elenco

A curadoria indicou 20 nomes e a equipe da marca escolheu doze, com ajuda da diretora, que marcou os favoritos pelo link de convidada, no celular. Nenhum perfil tinha mais de 90 mil seguidores; todos tinham engajamento acima de 4%.

## O que deu certo

- **Roteiro livre, regra curta.** O briefing tinha três pontos obrigatórios e o \`#publi\` no começo da legenda.
- **Um ajuste por peça, em média.** As rodadas estavam contadas desde a proposta.
- **Pagamento no dia marcado** para as doze, com a nota conferida no envio.

## Os números

3,2 milhões de pessoas alcançadas, 5,1% de engajamento médio e custo por mil de R$ 21. Quatro vídeos viraram anúncio, com os direitos renovados por mais 90 dias.`,
        en: `## The request

Aurora had a serum that does not run in the heat, and no proof of it outside the lab. It wanted real people, in cities above 86 °F, within three weeks.

## The cast

Our curators suggested 20 names and the brand’s team chose twelve, with the help of its director, who marked her favorites on her phone through a guest link. No profile had more than 90,000 followers; all had more than 4% engagement.

## What worked

- **A free script, short rules.** The brief had three required points and \`#publi\` at the beginning of the caption.
- **One round of changes per piece on average.** The number of rounds was set in the proposal.
- **On-time payment** for all twelve, with each invoice checked as it was sent.

## The figures

3.2 million people reached, 5.1% average engagement, R$21 per thousand people reached. Four videos became ads, with the rights renewed for another 90 days.`,
      },
      link: '',
    },
  },
  {
    kind: 'case',
    slug: 'tapera-origins',
    draft: {
      title: { pt: 'O café que virou série de receitas', en: 'The coffee that became a recipe series' },
      subtitle: {
        pt: 'Seis cozinheiros, seis métodos e uma torrefação que parou de falar de si mesma.',
        en: 'Six cooks, six methods and a roastery that stopped talking about itself.',
      },
      brand: 'Tapera Cafés',
      result: { pt: '+38% em assinaturas do clube', en: '+38% club subscriptions' },
      picture: platformPicture('cast-3-tapera', 'Três cozinheiros', 'Three cooks'),
      body: {
        pt: `## O pedido

Vender assinatura de café sem falar em nota sensorial. A Tapera queria aparecer na cozinha das pessoas, todo dia, por dois meses.

## O elenco

Seis creators de culinária, cada um com um método: coador, prensa, italiana, gelado, espresso e o café de panela da avó. A busca explicava por que cada um estava ali, e foi o critério **resposta em menos de um dia** que desempatou.

## O que deu certo

A série teve um calendário só, visível para os seis. Quando uma criadora adoeceu, a substituta já estava na seleção e entrou em dois dias, com contrato novo.

## Os números

24 vídeos, 38% a mais de assinaturas no período e um link por creator, para saber de onde veio cada uma.`,
        en: `## The request

Sell coffee subscriptions without mentioning tasting notes. Tapera wanted to be in people’s kitchens every day for two months.

## The cast

Six cooking creators, each with their own method: pour-over, French press, moka pot, cold brew, espresso and Grandma’s saucepan. The search explained why each of them was there, and **responds within a day** broke the tie.

## What worked

The series had a single calendar that all six could see. When one creator fell ill, her stand-in was already on the shortlist and joined within two days, with a new contract.

## The figures

24 videos, 38% more subscriptions over the period, and one link per creator to show where each of them came from.`,
      },
      link: '',
    },
  },
  {
    kind: 'case',
    slug: 'passo-largo-first-job',
    draft: {
      title: { pt: 'O primeiro emprego de sapato novo', en: 'First job, new shoes' },
      subtitle: {
        pt: 'Vinte microcreators contaram o dia em que começaram a trabalhar.',
        en: 'Twenty micro-creators told the story of their first day at work.',
      },
      brand: 'Passo Largo',
      result: { pt: '7,4% de engajamento médio', en: '7.4% average engagement' },
      picture: platformPicture('cast-5-passo', 'Cinco jovens creators', 'Five young creators'),
      body: {
        pt: `## O pedido

Falar com quem compra o primeiro sapato social, aos 18, sem parecer anúncio de formatura.

## O elenco

Vinte perfis entre 5 e 30 mil seguidores, de todas as regiões. A marca aprovou as vinte propostas de uma vez, com o total e a taxa na mesma tela.

## O que deu certo

O briefing pedia uma história, não o produto. Em 14 dos 20 vídeos o sapato só aparece no fim, e são esses os mais vistos.

## Os números

7,4% de engajamento médio e 1.900 comentários contando outros primeiros dias. Ninguém recebeu fora da data.`,
        en: `## The request

Reach 18-year-olds who are buying their first dress shoes, without looking like a graduation ad.

## The cast

Twenty profiles with 5,000 to 30,000 followers, from every region of Brazil. The brand approved all twenty proposals at once, with total and fee on one screen.

## What worked

The brief asked for a story, not the product. In 14 of the 20 videos the shoes appear only at the end, and those were watched the most.

## The figures

7.4% average engagement and 1,900 comments about other people’s first days. Everyone was paid on time.`,
      },
      link: '',
    },
  },
  {
    kind: 'case',
    slug: 'horta-viva-windows',
    draft: {
      title: { pt: 'Quinhentas hortas de janela', en: 'Five hundred window gardens' },
      subtitle: {
        pt: 'Um desafio de trinta dias, com uma muda por vídeo e zero desperdício.',
        en: 'A thirty-day challenge, with a seedling in every video and zero waste.',
      },
      brand: 'Horta Viva',
      result: { pt: '512 hortas registradas', en: '512 gardens shared' },
      picture: platformPicture('cast-2-horta', 'Dois creators de jardinagem', 'Two gardening creators'),
      body: {
        pt: `## O pedido

Provar que dá para plantar em apartamento. A Horta Viva tinha sementes e pouca verba.

## O elenco

Oito creators de jardinagem e casa. Parte do pagamento foi em produto, com o valor escrito no contrato e o \`#publi\` na legenda, porque permuta também é publicidade.

## O que deu certo

Cada creator plantou no primeiro dia e mostrou o que deu errado. As perguntas viraram o roteiro da semana seguinte.

## Os números

512 hortas registradas pelo público e três creators contratados de novo na primavera.`,
        en: `## The request

Prove that you can grow a garden in an apartment. Horta Viva had seeds and a small budget.

## The cast

Eight gardening and home creators. Part of the payment was in products, with their value in the contract and \`#publi\` in the caption, because free products count as advertising too.

## What worked

Each creator planted on the first day and showed what went wrong. The questions became the next week’s script.

## The figures

512 gardens shared by the public, and three creators hired again in the spring.`,
      },
      link: '',
    },
  },
];
