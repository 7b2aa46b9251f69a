import { type Browser, chromium } from 'playwright-core'

/** Debian's Chromium. */
export const chromiumPath = '/usr/bin/chromium'

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

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
}
