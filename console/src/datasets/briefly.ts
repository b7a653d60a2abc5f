/** Returns a value for a narrow cell. An address has no scheme, because its site says more. */
export const briefly = (value: string | number | boolean): string =>
  String(value).replace(/^https?:\/\/(?:www\.)?/, '')
