export { downloadExport as loader } from '../../../export/export.server';
