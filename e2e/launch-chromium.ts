import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium. */
export const chromiumPath = '/usr/bin/chromium'

/** The same without a browser around its pages: a page opens in a third of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Headless; nothing is downloaded or looked up. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** @param executablePath another one, such as `chromiumPath` */
export function openBrowser(executablePath = headlessShell): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags })
}
