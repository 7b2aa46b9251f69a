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

/** Pages of journeys live for a second: making their scripts fast costs more than that saves. */
const forShortPages = '--js-flags=--no-turbofan --no-maglev'

/** The browser of journeys; `executablePath` names another one, such as `chromiumPath`, to measure with. */
export function openBrowser(executablePath?: string): Promise<Browser> {
  return executablePath
    ? chromium.launch({ executablePath, args: chromiumFlags })
    : chromium.launch({ executablePath: headlessShell, args: [...chromiumFlags, forShortPages] })
}
