import type { ContentDraft } from './write';

/** Texts only: what each plan costs and how much it holds are settings, which the page puts beside them. */
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
        pt: 'Para marcas que mantêm um grupo próprio de creators.',
        en: 'For brands that keep a group of creators of their own.',
      },
      points: [
        { pt: 'Tudo do Open', en: 'Everything in Open' },
        {
          pt: 'Favoritos e listas que você exporta',
          en: 'Favourites and lists you can export',
        },
        {
          pt: 'Em breve: mural da comunidade e mensagens',
          en: 'Coming soon: community board and messages',
        },
        { pt: 'Especialista que acompanha o briefing', en: 'An expert who follows your brief' },
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
        pt: 'Para equipes que têm campanha no ar o mês inteiro.',
        en: 'For teams with campaigns running all month long.',
      },
      points: [
        { pt: 'Tudo do Community', en: 'Everything in Community' },
        { pt: 'Várias pessoas da equipe na mesma conta', en: 'Several people of the team in one account' },
        { pt: 'Relatórios por creator e por canal', en: 'Reports by creator and by channel' },
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
        { pt: 'Condições combinadas em contrato', en: 'Terms agreed in a contract' },
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
