import { urls } from '#shared/urls.ts'
import { takeLayers } from './toplayers.ts'

/** By their keys; scripts among them stand as <script src="…">. */
export type Snippets = Record<string, { region: 'head' | 'body_top' | 'other'; content: string }>

const placed = new Set<string>()

/** Puts onto the page what the shop's settings add to it, each once; the question for consent not onto the page where it is answered. */
export function placeSnippets(snippets: Snippets): void {
  for (const [key, { region, content }] of Object.entries(snippets)) {
    if (placed.has(key) || (key === 'consent-question' && location.pathname === urls.consent())) continue
    placed.add(key)
    const template = document.createElement('template')
    template.innerHTML = content
    takeLayers(template.content, 'consent-question' in snippets)
    for (const script of template.content.querySelectorAll('script')) script.replaceWith(alive(script))
    if (region === 'head') document.head.append(template.content)
    else if (region === 'body_top') document.body.prepend(template.content)
    else document.body.append(template.content)
  }
}

/** Browsers run no script that came with HTML: only one that was made. */
function alive({ src }: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  return script
}
