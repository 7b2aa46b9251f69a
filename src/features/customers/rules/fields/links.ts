/** Single dots are allowed: 'Allegro.pl' is a company name, and 'ul.Długa' a street. Mails defang remaining links. */
const link = /:\/\/|(?<!\p{L})www\./iu

/** Mails repeat names and addresses to their reader, so links in them are refused as illegal characters (B5.42). */
export function hasLink(text: string): boolean {
  return link.test(text)
}
