/** The year before the first year of each era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 }
const ERA_YEAR = /(明治|大正|昭和|平成|令和)\s?(元|\d{1,2})\s?年/gu

/** Replaces years of Japanese eras: `平成26年` becomes `2014年`. */
export const withoutEras = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(
      ERA_YEAR,
      (_, era: string, year: string) => `${ERAS[era] + (year === '元' ? 1 : Number(year))}年`
    )
