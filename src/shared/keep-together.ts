/** Keeps a number with its unit and a one-letter word with the next on one line: '300 ml', '40 × 60 cm', 'z pracowni'. */
export function keepTogether(text: string): string {
  return text.replace(/(?<=\d) (?=(?:ml|l|mm|cm|m|g|kg|szt|kpl)\b|sztuk|zł|×)|(?<=×|(?:^|\s)[aiouwz]) /giu, '\u00a0')
}

/** The same for the words of sanitised HTML; its tags stay as they are. */
export function keepTogetherInHtml(html: string): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : keepTogether(part)))
}
