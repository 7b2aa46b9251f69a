import type { Purpose } from '#shared/consent.ts'

/** A merchant's snippet on every page: a script, or HTML without scripts. */
export interface Snippet {
  key: string
  /** A widget is separate from the page content; other clients request widgets directly. */
  region: 'head' | 'body_top' | 'other' | 'widget'
  /** The consent purpose; null for required content. */
  purpose: Purpose | null
  script?: string
  html?: string
  /** Additional origins that browsers may connect to, and for what; none by default. */
  origins?: Partial<Origins>
}

/** Origins ('https://tag.example', 'https://*.tag.example') for scripts, requests, pictures and frames. */
export interface Origins {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/** All allowed origins of pages: a cached page is the same for all visitors, whatever their consent. */
export function originsOf(snippets: Snippet[]): Origins {
  const named = (kind: keyof Origins) => [...new Set(snippets.flatMap(({ origins }) => origins?.[kind] ?? []))]
  return { script: named('script'), connect: named('connect'), image: named('image'), frame: named('frame') }
}

/** A script as HTML: by URL for our own pages, inline for other clients (A3.9). */
export function scriptElement(script: string, address: string | null): string {
  if (address !== null) return `<script src="${address}" async></script>`
  return `<script>${script.replace(/<(?=\/script|!--)/gi, '\\x3c')}</script>`
}
