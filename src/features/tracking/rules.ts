import type { Purpose } from '#shared/consent.ts'

/** Something that a merchant puts onto every page: a script, or HTML that holds none. */
export interface Snippet {
  key: string
  /** A widget stands beside the rest of the page; clients from elsewhere ask for widgets by themselves. */
  region: 'head' | 'body_top' | 'other' | 'widget'
  /** For what it needs to be allowed; null: the shop cannot do without it. */
  purpose: Purpose | null
  script?: string
  html?: string
  /** Whom else than the shop browsers may turn to because of it, and for what: nobody, unless the merchant names him. */
  cacheDependencies?: Partial<Origins>
}

/** Origins ('https://tag.example', 'https://*.tag.example') from which scripts are run, data asked, pictures and frames shown. */
export interface Origins {
  script: string[]
  connect: string[]
  image: string[]
  frame: string[]
}

/** All that pages may turn to: a page is the same for everybody, whatever he has allowed to run. */
export function originsOf(snippets: Snippet[]): Origins {
  const named = (kind: keyof Origins) => [
    ...new Set(snippets.flatMap(({ cacheDependencies }) => cacheDependencies?.[kind] ?? [])),
  ]
  return { script: named('script'), connect: named('connect'), image: named('image'), frame: named('frame') }
}

/** A script as HTML: by its address, as our own pages load it, or in full for clients from elsewhere (A3.9). */
export function scriptElement(script: string, address: string | null): string {
  if (address !== null) return `<script src="${address}" async></script>`
  return `<script>${script.replace(/<(?=\/script|!--)/gi, '\\x3c')}</script>`
}
