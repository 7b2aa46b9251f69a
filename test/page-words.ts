import type { PlainBrowser } from './plain-browser.ts'

/** What a page says, without its tags. */
export async function pageWords(browser: PlainBrowser, path: string): Promise<string> {
  const html = await (await browser.get(path)).text()
  return html
    .replaceAll('\u00a0', ' ')
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}
