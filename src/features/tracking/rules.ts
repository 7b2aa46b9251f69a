import type { Purpose } from '#shared/consent.ts'

/** Something that a merchant puts onto every page: a script, or HTML that holds none. */
export interface Snippet {
  key: string
  region: 'head' | 'body_top' | 'other'
  /** For what it needs to be allowed; null: the shop cannot do without it. */
  purpose: Purpose | null
  script?: string
  html?: string
}

/** A script as HTML: by its address, as our own pages load it, or in full for clients from elsewhere (A3.9). */
export function scriptElement(script: string, address: string | null): string {
  if (address !== null) return `<script src="${address}" async></script>`
  return `<script>${script.replace(/<(?=\/script|!--)/gi, '\\x3c')}</script>`
}
