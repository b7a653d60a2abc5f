/** Returns a value for a narrow cell. Drops the scheme and `www.` of an address, because the rest says more. */
export const briefly = (value: string | number | boolean): string =>
  String(value).replace(/^https?:\/\/(?:www\.)?/, '')
