/** A section of a content page: its heading as HTML, the picture that it begins with, and the rest. */
export interface PageSection {
  /** For links to it; '' without one. */
  id: string
  title: string
  /** An <img>; null: it does not begin with a picture. */
  picture: string | null
  html: string
}

const pictureAlone = '<p>\\s*(<img\\b[^>]*>)\\s*</p>'
const picturedHeading = new RegExp(`<h2(?: [^>]*)?>(?:(?!</h2>).)*</h2>\\s*${pictureAlone}`, 's')
const sectionParts = new RegExp(`^<h2(?: id="([^"]*)")?[^>]*>(.*?)</h2>\\s*(?:${pictureAlone})?(.*)$`, 's')
const pictureFirst = new RegExp(`^\\s*${pictureAlone}`)

/** Returns whether a content page begins with a picture that is a paragraph of its own. */
export function beginsWithPicture(html: string): boolean {
  return pictureFirst.test(html)
}

/** Returns whether a content page is illustrated: it, or one of its sections, begins with a picture. */
export function isIllustrated(html: string): boolean {
  return beginsWithPicture(html) || picturedHeading.test(html)
}

/** Cuts a content page before its first section that begins with a picture; null where there is none. */
export function cutBeforePicturedSection(html: string): [beginning: string, rest: string] | null {
  const start = picturedHeading.exec(html)?.index
  return start === undefined ? null : [html.slice(0, start), html.slice(start)]
}

/** Returns what stands before the first section, and the sections. */
export function sectionsWithPictures(html: string): { lead: string; sections: PageSection[] } {
  const [lead = '', ...others] = html.split(/(?=<h2[ >])/)
  const [before, chunks] = /^<h2[ >]/.test(lead) ? ['', [lead, ...others]] : [lead, others]
  return {
    lead: before,
    sections: chunks.map((chunk) => {
      const [, id = '', title = '', picture = null, rest = ''] = sectionParts.exec(chunk) ?? []
      return { id, title, picture, html: rest }
    }),
  }
}
