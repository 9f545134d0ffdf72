export * from './acknowledgePayment';
export * from './completePay';
export * from './endPay';
export * from './fundInstalment';
