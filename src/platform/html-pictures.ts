import sanitize from 'sanitize-html'

/** The attributes of an <img> by their names. */
export type PictureAttributes = Record<string, string>

/** Everything stays as it is: the HTML has been made harmless before. */
const unchanged: sanitize.IOptions = { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true }

/** The addresses of the pictures in sanitised HTML, each once, in their order. */
export function pictureAddresses(html: string): string[] {
  const addresses = new Set<string>()
  replacePictures(html, (attributes) => {
    if (attributes.src) addresses.add(attributes.src)
    return attributes
  })
  return [...addresses]
}

/** Sanitised HTML with other attributes for its pictures; null leaves a picture out and its alternative text in its place. */
export function replacePictures(
  html: string,
  attributesOf: (attributes: PictureAttributes) => PictureAttributes | null,
): string {
  if (!html.includes('<img')) return html
  return sanitize(html, {
    ...unchanged,
    transformTags: {
      img: (tagName, attributes) => {
        const attribs = attributesOf(attributes)
        return attribs ? { tagName, attribs } : { tagName: 'span', attribs: {}, text: attributes.alt ?? '' }
      },
    },
  })
}
