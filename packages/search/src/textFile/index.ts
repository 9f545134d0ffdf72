export { type CsvRow, csvRows, LONGEST_LINE, readCsv } from './csvRows';
export { decoded, type Encoding, encodingOf, strictDecoder } from './decode';
