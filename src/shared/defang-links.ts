const dot = /[.。．｡․﹒](?=[\p{L}\p{M}\p{N}\p{Cf}])/gu // browsers and mail programs read all of these as the dot of a host
const colon = /:(?=[^\s\d])|(?<!\d):(?=\d)/gu // but not that of 16:30
const slashes = /\/(?=\/)/gu
const at = / ?([@＠﹫]) ?/gu

/**
 * The text with a space inside everything that a mail program would make a link of: 'spam.example' becomes 'spam. example'. Mail
 * programs link any text that looks like a host, an address or a scheme, in HTML and plain text alike; a space stops all of them and
 * is seen, and 'ul.Długa' still reads well.
 */
export function defangLinks(text: string): string {
  return text.replace(dot, '$& ').replace(colon, '$& ').replace(slashes, '/ ').replace(at, ' $1 ')
}
