export * from './completePay';
export * from './fundInstalment';
