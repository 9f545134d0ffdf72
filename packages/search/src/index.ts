export { searchOn } from './area';
export { FORMAT } from './build';
export { postsWithSql } from './captions';
export { allTermsUsed, expand } from './expand';
export { checkBeginning } from './import/read';
export { spreadSearch } from './servers';
export { tablesNow } from './state';
export { type CsvRow, readCsv } from './textFile';
export { filterSql } from './where';
