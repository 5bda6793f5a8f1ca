import { exportFormats } from '../export-formats';
import { oneOf } from './string-enum';

/** The query of every export, beside the filters of its list. Answers the file itself. */
export const exportQuery = { format: oneOf(exportFormats, 'CSV, or a workbook of Excel') };
