/** A description in two parts, each of them well-formed HTML; `rest` is '' when the text is short. */
export interface SplitDescription {
  lead: string
  rest: string
}

/** A position between two tokens, and the elements that are open there. */
interface SplitPosition {
  at: number
  open: OpenElement | null
}

/** An open element, and its parent. */
interface OpenElement {
  tag: string
  outer: OpenElement | null
}

const voidElement = /^<(?:br|hr|img|wbr)\b/i
const nameOf = /^<\/?([a-z][a-z0-9]*)/i

/** Share of the shown length: a sentence that ends after it is a better end than a word that fits. */
const minLeadShare = 0.6

/**
 * Returns sanitised HTML split after the last sentence or element within that many characters of text (B9.14), or after the last word where
 * sentences are long. Elements open at the split are closed, and opened again for the rest.
 */
export function splitDescription(html: string, length: number): SplitDescription {
  let position: SplitPosition = { at: 0, open: null }
  let cut: SplitPosition | null = null
  let whole: SplitPosition | null = null
  let letters = 0
  let before = ''
  for (const [piece] of html.matchAll(/<[^<>]*>|&[\w#]+;|[^<&]|[<&]/gu)) {
    const isTag = piece.length > 1 && piece.startsWith('<')
    if (!isTag) letters += 1
    if (letters > length) break
    position = { at: position.at + piece.length, open: isTag ? openElementAfter(piece, position.open) : position.open }
    const endsElement = /^<\/(?:p|li|h\d|ul|ol|table)>$/i.test(piece)
    if (endsElement || /^\s$/u.test(piece)) cut = position
    if (letters >= length * minLeadShare && (endsElement || /^[.!?…]\s$/u.test(before + piece))) whole = position
    before = isTag ? before : piece
  }
  if (letters <= length) return { lead: html, rest: '' }
  return divide(html, whole ?? cut ?? position)
}

function openElementAfter(tag: string, open: OpenElement | null): OpenElement | null {
  if (voidElement.test(tag)) return open
  return tag.startsWith('</') ? (open?.outer ?? null) : { tag, outer: open }
}

function divide(html: string, { at, open }: SplitPosition): SplitDescription {
  const tags: string[] = []
  for (let each = open; each; each = each.outer) tags.push(each.tag)
  const endTags = tags.map((tag) => `</${nameOf.exec(tag)?.[1] ?? 'p'}>`)
  const begins = tags.toReversed()
  return { lead: html.slice(0, at).trimEnd() + endTags.join(''), rest: begins.join('') + html.slice(at).trimStart() }
}
