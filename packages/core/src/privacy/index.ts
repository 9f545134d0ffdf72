export * from './bases';
export { declarations, hasRowsOf, isAbout, pathsTo, personalColumns } from './declarations';
export { type Declaration, type Path, type Subject, subjects, type Treatment } from './treatment';
