export { searchOn } from './area';
export { expand, unlooked } from './expand';
export { spreadSearch } from './servers';
export { tablesNow } from './state';
export { filterSql } from './where';
