import type { ContentDraft } from './write';

/** Texts only: price and limits of each plan are settings, which the page adds. */
export const plans: readonly ContentDraft[] = [
  {
    kind: 'plan',
    slug: 'open',
    draft: {
      title: { pt: 'Open', en: 'Open' },
      subtitle: {
        pt: 'Para a primeira campanha, ou uma de vez em quando.',
        en: 'For the first campaign, or one every now and then.',
      },
      points: [
        { pt: 'Seleção feita pela nossa curadoria', en: 'Shortlist made by our curation team' },
        {
          pt: 'Contrato, pagamento e nota fiscal no mesmo lugar',
          en: 'Contract, payment and invoice in one place',
        },
        { pt: 'Valor guardado até a entrega', en: 'Money held until delivery' },
      ],
      action: { pt: 'Começar de graça', en: 'Start for free' },
    },
  },
  {
    kind: 'plan',
    slug: 'community',
    draft: {
      title: { pt: 'Community', en: 'Community' },
      subtitle: {
        pt: 'Para marcas que já sabem o que querem e têm um grupo próprio de creators.',
        en: 'For brands that know what they want and keep a group of creators of their own.',
      },
      points: [
        {
          pt: 'Primeiros nomes em até 24 h, direto da curadoria',
          en: 'First names within 24 h, straight from curation',
        },
        { pt: 'Um especialista para as suas dúvidas', en: 'An expert for your questions' },
        {
          pt: 'Mural da comunidade e mensagens para o grupo',
          en: 'Community board and messages to the group',
        },
        { pt: 'Favoritos e listas em Excel e CSV', en: 'Favourites and lists as Excel and CSV' },
      ],
      action: { pt: 'Quero o Community', en: 'I want Community' },
    },
  },
  {
    kind: 'plan',
    slug: 'business',
    draft: {
      title: { pt: 'Business', en: 'Business' },
      subtitle: {
        pt: 'Para equipes que querem um especialista ao lado em cada campanha.',
        en: 'For teams that want an expert beside them in every campaign.',
      },
      points: [
        { pt: 'Tudo do Community, pelo mesmo preço', en: 'Everything in Community, at the same price' },
        {
          pt: 'Um especialista revisa o briefing e monta a seleção com você, em D+2',
          en: 'An expert goes through the briefing and makes the shortlist with you, in D+2',
        },
        {
          pt: 'A mesma pessoa acompanha propostas e entregas',
          en: 'The same person follows proposals and deliveries',
        },
      ],
      action: { pt: 'Quero o Business', en: 'I want Business' },
    },
  },
  {
    kind: 'plan',
    slug: 'enterprise',
    draft: {
      title: { pt: 'Enterprise', en: 'Enterprise' },
      subtitle: {
        pt: 'Para operações com regras próprias de compra e de aprovação.',
        en: 'For operations with their own rules of buying and approval.',
      },
      points: [
        { pt: 'Preço e condições combinados em contrato', en: 'Price and terms agreed in a contract' },
        { pt: 'Pedidos de mais nomes sem limite', en: 'Unlimited requests for more names' },
        { pt: 'Pessoa dedicada à sua conta', en: 'A person dedicated to your account' },
        {
          pt: 'Integração com os seus sistemas pela API',
          en: 'Integration with your systems through the API',
        },
      ],
      action: { pt: 'Falar com a gente', en: 'Talk to us' },
    },
  },
];
