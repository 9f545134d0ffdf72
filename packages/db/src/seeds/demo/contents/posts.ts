import { type ContentDraft, platformPicture } from '../../contents/write';

export const posts: readonly ContentDraft[] = [
  {
    kind: 'post',
    slug: 'brief-that-gets-answers',
    draft: {
      title: {
        pt: 'O briefing que recebe resposta no mesmo dia',
        en: 'The brief that gets an answer the same day',
      },
      subtitle: {
        pt: 'Lemos trezentos convites recusados. O que faltava quase nunca era dinheiro.',
        en: 'We read three hundred declined invitations. Money was hardly ever the problem.',
      },
      author: 'Gabriela Torres',
      picture: platformPicture(
        'cast-3-briefing',
        'Três pessoas em volta de um briefing',
        'Three people around a brief',
      ),
      body: {
        pt: `Quando um creator recusa um convite, perguntamos por quê. Depois de trezentas respostas, três motivos respondem por quase tudo.

## 1. Não dá para saber quanto trabalho é

“Alguns stories” pode ser uma hora ou dois dias. Escreva quantidade, formato e rodadas de ajuste. Quem sabe o tamanho do trabalho responde rápido, mesmo que o preço seja outro.

## 2. A data já passou

Convite na quinta para publicar na segunda só serve para quem está parado. Se o prazo é curto, diga por que, e pague por isso.

## 3. Não combina

Um perfil de maternidade não quer vender aposta. A seleção explicada ajuda: se o motivo para aquele nome não cabe em uma frase, talvez seja outro nome.

**Em resumo:** o que é, quanto é, até quando, e por que você.`,
        en: `When creators decline an invitation, we ask why. After three hundred answers, three reasons account for nearly all of them.

## 1. It is unclear how much work it is

“A few stories” can be an hour or two days. State the quantity, the format and the rounds of changes. Creators who know how much work it is answer quickly, even if it is with another price.

## 2. The date has passed

An invitation on Thursday to publish on Monday only suits people with nothing else to do. If the deadline is tight, say why, and pay for it.

## 3. It does not fit

A parenting profile does not want to advertise betting. A shortlist with reasons helps: if you cannot explain a name in one sentence, it may be the wrong name.

**In short:** what it is, how much it pays, by when, and why you.`,
      },
    },
  },
  {
    kind: 'post',
    slug: 'small-profiles',
    draft: {
      title: {
        pt: 'Por que dez perfis pequenos rendem mais que um grande',
        en: 'Why ten small profiles do more than one large one',
      },
      subtitle: {
        pt: 'Nem sempre. Mas há uma conta simples para saber quando.',
        en: 'Not always. But there is simple math to tell when.',
      },
      author: 'Lívia Prado',
      picture: platformPicture('cast-5-pequenos', 'Cinco creators lado a lado', 'Five creators side by side'),
      body: {
        pt: `A pergunta chega toda semana: um nome de 800 mil ou dez de 40 mil? Comece pelo que você quer.

- **Ser conhecida.** Um nome grande chega a muita gente de uma vez. Ganha quando a mensagem é simples.
- **Ser considerada.** Dez pessoas explicando o produto em dez cozinhas respondem a dez dúvidas diferentes.
- **Vender.** Olhe o engajamento e os links. Em nutrição, casa e pets, os perfis pequenos costumam vender mais por real.

## A conta

Divida o custo total por quem **interagiu**, não por quem segue. Faça isso com as últimas seis publicações de cada perfil. Se a diferença for menor do que 20%, escolha pela confiança: quem fala melhor do assunto.

E conte o seu tempo. Dez contratos eram dez vezes mais trabalho. Com proposta, contrato e pagamento em um lugar só, deixaram de ser.`,
        en: `We get the question every week: one name with 800,000 followers or ten with 40,000? Start with what you want.

- **To be known.** A big name reaches many people at once. It wins when the message is simple.
- **To be considered.** Ten people explaining the product in ten kitchens answer ten different questions.
- **To sell.** Look at engagement and links. In nutrition, home and pets, small profiles often sell more for the money.

## The math

Divide the total cost by the people who **interacted**, not by followers. Do it for each profile’s last six posts. If the difference is less than 20%, go with trust: who knows the subject best.

And factor in your time. Ten contracts used to be ten times the work. With proposal, contract and payment in one place, they no longer are.`,
      },
    },
  },
  {
    kind: 'post',
    slug: 'where-the-money-is',
    draft: {
      title: {
        pt: 'Onde está o dinheiro entre a aprovação e o pagamento',
        en: 'Where the money is between approval and payment',
      },
      subtitle: {
        pt: 'O caminho de cada real, com data, para quem paga e para quem recebe.',
        en: 'Where every cent is, and when it moves, for those who pay and those who get paid.',
      },
      author: 'Heitor Vale',
      picture: platformPicture(
        'cast-2-dinheiro',
        'Duas pessoas olhando um extrato',
        'Two people looking at a statement',
      ),
      body: {
        pt: `Atraso é a reclamação número um de quem cria. Muitas vezes o dinheiro existe; só ninguém sabe em que etapa ele parou. Por isso mostramos o mesmo relógio para os dois lados.

1. **Marca pagou.** O valor fica guardado em nome do projeto.
2. **Conteúdo publicado.** O link é conferido.
3. **Nota aceita.** Valor, mês e tomador batem com o contrato.
4. **Data marcada.** Sempre em dia útil.
5. **Na conta**, com comprovante.

Cada etapa é um lançamento em partidas dobradas: o que sai de um lado entra no outro, até o último centavo. Se a soma não fecha, nada é gravado.`,
        en: `Late payment is creators’ number one complaint. Often the money is there; no one knows which step it is stuck at. That is why we show both sides the same clock.

1. **The brand has paid.** The amount is held in the project's name.
2. **The content is published.** The link is checked.
3. **The invoice is accepted.** Amount, month and recipient agree with the contract.
4. **A date is set.** Always a business day.
5. **In the account**, with proof.

Each step is a double entry: what leaves one side arrives at the other, to the last cent. If it does not add up, nothing is recorded.`,
      },
    },
  },
];

/** A blog post that is still a draft, in Portuguese only. */
export const unfinishedPost: ContentDraft = {
  kind: 'post',
  slug: 'year-in-numbers',
  draft: {
    title: { pt: 'O ano em números', en: '' },
    subtitle: { pt: 'O que mudou nos preços, nos prazos e nos formatos.', en: '' },
    author: 'Lívia Prado',
    body: { pt: 'Começamos por quem respondeu mais rápido.', en: '' },
  },
};
