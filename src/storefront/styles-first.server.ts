import headings from './fonts/fraunces-common.woff2?url&no-inline'
import headingsInPolish from './fonts/fraunces-polish.woff2?url&no-inline'
import text from './fonts/source-sans-3-common.woff2?url&no-inline'
import textInPolish from './fonts/source-sans-3-polish.woff2?url&no-inline'

/**
 * A page as React Router writes it asks for its scripts before its styles, and for fonts when the styles have come; on a slow line the
 * first picture waits for all of them. Here the styles are asked for first, then what Polish text is written with, since a font that
 * comes later has all words laid out again, and scripts with low priority; until they run, the page works as plain forms and links.
 * (React finds styles wherever they stand before the place where it wrote them, and does not mind what it has not written.)
 */
export function stylesFirst(html: string): string {
  const styles = html.match(stylesheet)?.join('') ?? ''
  return html
    .replace(stylesheet, '')
    .replace('<link ', () => `${styles}${fonts}<link `)
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}

const stylesheet = /<link rel="stylesheet" [^>]*>/g
const fonts = [text, textInPolish, headings, headingsInPolish]
  .map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join('')
