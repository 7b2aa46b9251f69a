import script from './promo-bar.js?raw'

/**
 * The page with what takes closed bars away before they are seen (A4.25, A9.12), marked as ours. It stands in front of the styles,
 * which would hold it up, and behind the encoding, which browsers look for in the first 1,024 bytes. The
 * page itself is the same for those who have closed a bar and those who have not.
 */
export function withPromoBarScript(html: string, mark: string): string {
  return html.replace(encoding, () => `${encoding}<script nonce="${mark}">${script}</script>`)
}

/** As React writes it, before all else in the head. */
const encoding = '<meta charSet="utf-8"/>'
