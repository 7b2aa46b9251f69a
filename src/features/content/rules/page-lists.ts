/** An item of a list of pictures: an <img>, a link, and what is said below it. */
export interface PictureItem {
  picture: string
  link: string
  html: string
}

/**
 * A piece of an illustrated page: HTML, or a list that is shown as something else: links with pictures, points that begin with bold words, or
 * figures, whose names are the terms of a <dl>.
 */
export type PagePiece =
  | { html: string }
  | { pictures: PictureItem[] }
  | { points: string[] }
  | { figures: { name: string; value: string }[] }

const list = /(<ul>.*?<\/ul>|<dl>.*?<\/dl>)/s
const pictureItem = /^\s*(<img\b[^>]*>)\s*(<a\b[^>]*>.*?<\/a>)\s*(.*)$/s

/** Cuts HTML at the lists that an illustrated page shows in another form, in order; empty pieces are left out. */
export function cutAtLists(html: string): PagePiece[] {
  const pieces: PagePiece[] = []
  for (const part of html.split(list)) {
    const piece = readList(part) ?? { html: part }
    const last = pieces.at(-1)
    if (!('html' in piece)) pieces.push(piece)
    else if (last && 'html' in last) last.html += piece.html
    else if (piece.html.trim() !== '') pieces.push(piece)
  }
  return pieces
}

function readList(html: string): PagePiece | null {
  if (html.startsWith('<dl>')) {
    const figures = [...html.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)]
    return figures.length > 0 ? { figures: figures.map(([, name = '', value = '']) => ({ name, value })) } : null
  }
  if (!html.startsWith('<ul>')) return null
  const items = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => item)
  if (items.length > 1 && items.every((item) => /^\s*<strong>/.test(item))) return { points: items }
  const pictures = items.flatMap((item) => {
    const [, picture, link, rest = ''] = pictureItem.exec(item) ?? []
    return picture && link ? [{ picture, link, html: rest.trim() }] : []
  })
  return items.length > 0 && pictures.length === items.length ? { pictures } : null
}
