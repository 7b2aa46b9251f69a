/** Returns a content page whose lists of links to write or to call are cards: `<ul class="contact-cards">`. */
export function withContactCards(html: string): string {
  return html.replace(/<ul>(?=\s*<li>[^<]*<a href="(?:mailto|tel):)/g, '<ul class="contact-cards">')
}
