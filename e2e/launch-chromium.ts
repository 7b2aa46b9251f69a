import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium. */
export const chromiumPath = '/usr/bin/chromium'

/** The headless shell: a page opens in a third of the time. */
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

/** Pages of these tests are open for a second: optimising their scripts costs more than it saves. */
const forShortPages = '--js-flags=--no-turbofan --no-maglev'

/** The browser for these tests; `executablePath` names another one, such as `chromiumPath`, for measurements. */
export function openBrowser(executablePath?: string): Promise<Browser> {
  return executablePath
    ? chromium.launch({ executablePath, args: chromiumFlags })
    : chromium.launch({ executablePath: headlessShell, args: [...chromiumFlags, forShortPages] })
}
