/**
 * Returns whom a page is for, by its file or its route: the folder between `pages` and the page's own, such as 'account', or 'shop' where
 * there is none. Null for what is no page. A browser gets the routes of shoppers, and those of the audience of the page that it loaded; a
 * link to any other page loads a document, and so must a form that changes data there (`reloadDocument`).
 */
export function audienceOfPage(page: string): string | null {
  const found = /(?:^|[\\/])pages[\\/](?:([\w-]+)[\\/])?[\w-]+[\\/]page(?![\w-])/.exec(page)
  return found && (found[1] ?? 'shop')
}

/** Returns the address or the file of an audience's manifest; `manifest` is that of the shoppers. In development there is one for all. */
export function manifestOf(manifest: string, audience: string): string {
  return audience === 'shop' ? manifest : manifest.replace(/\.js$/, `.${audience}.js`)
}
