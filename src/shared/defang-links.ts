const dot = /[.。．｡․﹒](?=[\p{L}\p{M}\p{N}\p{Cf}])/gu // browsers and mail programs read all of these as the dot of a host
/** A date or a measure that stands by itself: 12.05.2020, 2.5. Four numbers are an address of IPv4. */
const number =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}\p{Pc}\p{Pd}.。．｡․﹒@＠﹫])\d+(?:\.\d+){1,2}(?![.。．｡․﹒]?[\p{L}\p{M}\p{N}\p{Cf}])/u
const numberOrDot = new RegExp(`${number.source}|${dot.source}`, 'gu')
const colon = /:(?=[^\s\d])|(?<!\d):(?=\d)/gu // but not that of 16:30
const slashes = /\/(?=\/)/gu
const at = / ?([@＠﹫]) ?/gu

/**
 * The text with a space inside everything that a mail program would make a link of: 'spam.example' becomes 'spam. example'. Mail
 * programs link any text that looks like a host, an address or a scheme, in HTML and plain text alike; a space stops all of them and
 * is seen, and 'ul.Długa' still reads well. Dates and decimals stay whole: what is engraved is made from the mail.
 */
export function defangLinks(text: string): string {
  return text
    .replace(numberOrDot, (found) => (found.length > 1 ? found : `${found} `))
    .replace(colon, '$& ')
    .replace(slashes, '/ ')
    .replace(at, ' $1 ')
}
