export * from './addMember';
export * from './addStaff';
export * from './changePlan';
export * from './revealPayee';
export * from './savePayee';
export * from './savePresences';
export * from './signUpBrand';
export * from './signUpCreator';
