import script from './promo-bar.js?raw'

/**
 * The page with what takes closed bars away before they are seen (A4.25, A9.12), marked as ours. It stands in front of the styles,
 * which would hold it up. The page itself is the same for those who have closed a bar and those who have not.
 */
export function withPromoBarScript(html: string, mark: string): string {
  return html.replace('<head>', () => `<head><script nonce="${mark}">${script}</script>`)
}
