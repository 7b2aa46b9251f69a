/**
 * A page as React Router writes it asks for its scripts before its styles, and on a slow line the first picture waits for both. Scripts
 * of low priority let the styles through; until they run, the page works as plain forms and links.
 */
export function stylesFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
}
