export * from './showEvaluations';
export * from './submitEvaluation';
