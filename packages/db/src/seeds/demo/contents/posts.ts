import { type ContentDraft, drawn } from '../../contents/write';

export const posts: readonly ContentDraft[] = [
  {
    kind: 'post',
    slug: 'brief-that-gets-answers',
    draft: {
      title: {
        pt: 'O briefing que recebe resposta no mesmo dia',
        en: 'The brief that is answered the same day',
      },
      subtitle: {
        pt: 'Lemos trezentos convites recusados. O que faltava quase nunca era dinheiro.',
        en: 'We read three hundred invitations that were declined. Money was hardly ever what was missing.',
      },
      author: 'Gabriela Torres, curadoria',
      picture: drawn(
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
        en: `When a creator declines an invitation, we ask why. After three hundred answers, three reasons account for nearly all of them.

## 1. One cannot tell how much work it is

“A few stories” can be an hour or two days. Write quantity, format and rounds of changes. Who knows the size of the work answers quickly, even with another price.

## 2. The date has passed

An invitation on Thursday to publish on Monday suits only those with nothing to do. If the time is short, say why, and pay for it.

## 3. It does not fit

A parenting profile does not want to sell betting. An explained shortlist helps: if the reason for a name does not fit into a sentence, perhaps it is another name.

**In short:** what it is, how much it is, until when, and why you.`,
      },
    },
  },
  {
    kind: 'post',
    slug: 'small-profiles',
    draft: {
      title: {
        pt: 'Por que dez perfis pequenos rendem mais que um grande',
        en: 'Why ten small profiles do more than a large one',
      },
      subtitle: {
        pt: 'Nem sempre. Mas há uma conta simples para saber quando.',
        en: 'Not always. But there is a simple sum to know when.',
      },
      author: 'Lívia Prado',
      picture: drawn('cast-5-pequenos', 'Cinco creators lado a lado', 'Five creators side by side'),
      body: {
        pt: `A pergunta chega toda semana: um nome de 800 mil ou dez de 40 mil? Comece pelo que você quer.

- **Ser conhecida.** Um nome grande chega a muita gente de uma vez. Ganha quando a mensagem é simples.
- **Ser considerada.** Dez pessoas explicando o produto em dez cozinhas respondem a dez dúvidas diferentes.
- **Vender.** Olhe o engajamento e os links. Em nutrição, casa e pets, os perfis pequenos costumam vender mais por real.

## A conta

Divida o custo total por quem **interagiu**, não por quem segue. Faça isso com as últimas seis publicações de cada perfil. Se a diferença for menor do que 20%, escolha pela confiança: quem fala melhor do assunto.

E conte o seu tempo. Dez contratos eram dez vezes mais trabalho. Com proposta, contrato e pagamento em um lugar só, deixaram de ser.`,
        en: `We get the question every week: a name with 800,000 or ten with 40,000? Begin with what you want.

- **To be known.** A large name reaches many people at once. It wins where the message is simple.
- **To be considered.** Ten people who explain the product in ten kitchens answer ten different doubts.
- **To sell.** Look at engagement and links. In nutrition, home and pets, small profiles often sell more per real.

## The sum

Divide the whole cost by those who **interacted**, not by those who follow. Do it with the last six posts of each profile. If the difference is less than 20%, choose by trust: who speaks best on the matter.

And count your time. Ten contracts used to be ten times the work. With proposal, contract and payment in one place they no longer are.`,
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
        en: 'The way of every real, with its date, for those who pay and those who are paid.',
      },
      author: 'Heitor Vale, financeiro',
      picture: drawn(
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
        en: `Late payment is the first complaint of those who create. Often the money exists; nobody just knows at which step it has stopped. That is why we show the same clock to both sides.

1. **The brand has paid.** The amount is held in the project's name.
2. **The content is published.** The link is checked.
3. **The invoice is accepted.** Amount, month and recipient agree with the contract.
4. **A date is set.** Always a bank day.
5. **In the account**, with proof.

Each step is a double entry: what leaves one side arrives at the other, to the last cent. If the sum does not close, nothing is written.`,
      },
    },
  },
];

/** Still a draft, in Portuguese only. */
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
