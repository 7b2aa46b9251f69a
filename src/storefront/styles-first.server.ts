import headings from './fonts/fraunces.woff2?url&no-inline'
import text from './fonts/source-sans-3-regular.woff2?url&no-inline'
import strongText from './fonts/source-sans-3-semibold.woff2?url&no-inline'

/**
 * A page as React Router writes it asks for its styles late, and for fonts when the styles have come; on a slow line the first picture
 * waits for all of them. Here the styles are asked for first, then what Polish text is written with, since a font that comes later has
 * all words laid out again. (React finds styles wherever they stand before the place where it wrote them, and does not mind what it has not written.)
 */
export function stylesFirst(html: string): string {
  const styles = html.match(stylesheet)?.join('') ?? ''
  return html.replace(stylesheet, '').replace('<link ', () => `${styles}${fonts}<link `)
}

const stylesheet = /<link rel="stylesheet" [^<>]*>/g
const fonts = [text, strongText, headings]
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join('')
