export const EXPORT_FORMATS = ['json', 'csv'] as const
/** `proof` is a bundle for `kith-verify`. */
export const SET_EXPORT_FORMATS = [...EXPORT_FORMATS, 'proof'] as const
/** The media type of an Excel workbook. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
