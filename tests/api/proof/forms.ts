/** Fields of the forms that require reauthentication. */
export const account = {
  kind: 'individual',
  taxId: '390.533.447-05',
  holder: 'Cecília Amaral',
  bank: '260',
  branch: '0001',
  birthDate: '1995-05-05',
  dependants: '0',
};

export const company = {
  tradeName: 'Aurora',
  legalName: 'Aurora Cosméticos Ltda.',
  cnpj: '12ABC34501DE35',
  responsibleName: 'Beatriz Nogueira',
  'address.cep': '13010-111',
  'address.street': 'Rua Barão de Jaguara',
  'address.number': '655',
  'address.city': 'Campinas',
  'address.state': 'SP',
  'address.country': 'BR',
};

export const shop = {
  label: 'Loja',
  cep: '01310-100',
  street: 'Avenida Paulista',
  number: '900',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
};
