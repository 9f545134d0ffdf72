export * from './liftSuspension';
export * from './suspendUser';
